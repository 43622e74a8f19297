import { test } from "node:test";
import assert from "node:assert/strict";
import { namesAppointment, opensWithDay } from "./appointment.ts";

test("a line that names a day and an hour, or a weekday and its date, is an appointment", () => {
  for (const line of [
    "Thurs 14 May, 7.30pm, upstairs bar at the rink",
    "Saturday 3 October, village hall",
    "Sábado, 18 de abril, das 10h00 às 18h30, antigo matadouro",
    "Donnerstag, 14. Mai, 19.30 Uhr, Vereinsheim",
    "Jeudi 14 mai à 19 h 30, salle des fêtes",
    "Jueves 14 de mayo, a las 19:30, salón de actos",
    "Giovedì 14 maggio, ore 21, sala civica",
    "Donderdag 14 mei, 19.30 uur, kantine",
    "czwartek, 14 maja, godz. 18, świetlica",
    "четверг, 14 мая, 19:00, актовый зал",
    "14 Mayıs Perşembe, saat 19.30, kulüp binası",
    "الخميس 14 مايو، الساعة 7، قاعة النادي",
    "יום חמישי, 14 במאי, בשעה 19:00, אולם המועדון",
    "गुरुवार, 14 मई, शाम 7 बजे, सभागार",
    "5月14日（木）19時 公民館",
    "5月14日 星期四 晚上7点 活动室",
    "5월 14일 목요일 저녁 7시, 마을회관",
  ])
    assert.ok(namesAppointment(line), line);
});

test("a figure, a single day and a year are none", () => {
  for (const line of [
    "The line was opened on 25 November 1923.",
    "It takes 7.30 minutes and costs 12.50.",
    "We met every Thursday for a year.",
    "In May 20 people came.",
    "81 Mitglieder, davon 12 neu",
    "It weighs 220 kilos",
  ])
    assert.ok(!namesAppointment(line), line);
});

test("a line opens with its day", () => {
  for (const line of [
    "Sábado, 18 de abril, das 10h00",
    "Thurs 14 May, 7.30pm",
    "14. Mai, 19 Uhr",
    "Montag: Probe",
  ])
    assert.ok(opensWithDay(line), line);
  for (const line of ["Sunflowers turn", "Mare e monti", "12 people came", "Maya sings", "Donnerstagsgruppe"])
    assert.ok(!opensWithDay(line), line);
});
