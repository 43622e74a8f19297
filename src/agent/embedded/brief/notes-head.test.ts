import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutNotesHead } from "./notes-head.ts";

test("a first line that only says that notes for a film follow is the maker's", () => {
  for (const line of [
    "appunti per il video del panificio (lo mettiamo in vetrina, max un minuto)",
    "# Notes for the bakery film",
    "**Stichpunkte für das Video der Bäckerei**",
    "notes pour la vidéo de la boulangerie",
    "Apuntes para el vídeo del taller",
    "Notities voor het filmpje van de fietsenmakerij (website)",
    "Notatki do filmu o piekarni",
    "Заметки для ролика про пасеку",
    "カフェ紹介動画のメモ",
    "카페 영상 메모",
  ]) {
    const { text, wishes } = withoutNotesHead(`${line}\n\n- the first thing\n- the second thing\n`);
    assert.equal(text.trim(), "- the first thing\n- the second thing", line);
    assert.equal(wishes.length, 1);
  }
});

test("a title stays, and so does a line that tells", () => {
  for (const text of [
    "Notes on the history of film\n\nA film is seen. Films are cut, and a film is shown.\n",
    "Notes for visitors\n\nThe museum opens at nine.\n",
    "Five points for the film were given by the jury: two of them late\n\nIt was long.\n",
    "The bakery\n\nNotes for the film are kept in the oven.\n",
  ])
    assert.equal(withoutNotesHead(text).text, text);
});
