import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutApprovalLines } from "./approval-lines.ts";

const ABOVE = "# Bread\n\nThe bakery on Church Street has four ovens, and two sisters have run it since 2011. Nothing is frozen.\n\n"; // prettier-ignore

test("what is settled between a sender and the maker goes from the end of a brief", () => {
  for (const line of [
    "Contact for approvals: Dawn Okafor, marketing manager. Two rounds of changes max please.",
    "Approvals: Ingrid Moe, head of passenger information. Two rounds of comments.",
    "**Contact for sign-off:** Priya Nair, owner. Invoices to accounts@bakehouse.example.",
    "Rückfragen und Freigabe: Sabine Krol, Pflegedienstleitung, Durchwahl -18. Maximal zwei Korrekturschleifen.",
    "Validation : Karim Haddad, coordinateur. Deux allers-retours au maximum.",
    "Per approvazioni: Nunzia Loiudice, responsabile comunicazione.",
    "Akkoord via: Joost Hendriks, communicatie. Maximaal twee correctierondes.",
    "Согласование: Ольга Данилова, заместитель директора. Правки до 10 марта.",
    "Kontakt för godkännande: Elin Sjöberg, kommunikatör. Max två korrekturvändor.",
    "审核联系人：物业王敏，最多修改两次。",
  ]) {
    const { text, wishes } = withoutApprovalLines(ABOVE + line);
    assert.equal(text.trim(), ABOVE.trim(), line);
    assert.equal(text.length, (ABOVE + line).length);
    assert.ok(wishes.length > 0);
  }
});

test("whom viewers are to turn to stays, and so do approvals that are told", () => {
  for (const line of [
    "Rückfragen: Jörg Wendtland, Betriebshof Klärwerk Süd, Durchwahl -37.",
    "Contact: 0114 496 0183, reelkeep.example",
    "The council gave its approval: the bridge opens in May.",
    "We played two rounds of cards every evening.",
    "Invoices are paid within thirty days.",
    "Approval by: the Senate on 12 June. Two rounds of changes were needed before it passed.",
    "Rechnung: Die Kasse schließt mit 12 400 Euro.",
    "Approvazione: il bilancio è stato approvato con 40 voti.",
    "Validation : rendez le coupon avant le 28 avril.",
    "Invoices go to the parish council.",
    "Questions about invoices: finance@artgrant.example",
    "Faktura: skickas till föreningen.",
    "לאישור: יש להחתים את ההורים.",
  ])
    assert.equal(withoutApprovalLines(ABOVE + line).text, ABOVE + line);
  const early = `Approvals: the mayor.\n\n${ABOVE}One.\n\nTwo.\n\nThree.`;
  assert.equal(withoutApprovalLines(early).text, early);
  assert.equal(withoutApprovalLines("Approvals: Ann").text, "Approvals: Ann");
});
