import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutLooseMail } from "./loose-mail.ts";
import { withoutOrder } from "./order.ts";

const told = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Mails that order without "make a film", and all that is to be told of them. */
const MAILS: readonly (readonly [string, string])[] = [
  [
    "Hi there,\n\nTom from the allotment society here (about 60 plots). We've got our open day on 12 September and I promised the committee \"a little film\" for the screen in the hut, a minute or so would be lovely. Square if you can because the telly is an odd old thing.\n\nWhat I'd like people to take away is that most bees aren't honeybees. Oh and something about water, a saucer with pebbles so they don't drown.\n\nWe counted last summer - 2 July, one hour, sunny: 41 bumblebees, 17 solitary bees, 9 honeybees. I was rather chuffed with that.\n\nMy wife says don't mention the wasps so please don't mention the wasps!\n\nTa very much,\nTom\nPS I haven't any photos I'm afraid, do what you can.",
    "Most bees aren't honeybees. Water: a saucer with pebbles so they don't drown. We counted last summer, 2 July, one hour, sunny: 41 bumblebees, 17 solitary bees, 9 honeybees.",
  ],
  [
    "Guten Abend,\n\nich bin die Heidrun und schreibe für die Spinnstube Altenrode. Der Chef will auf dem Monitor im Eingang „bewegte Bilder“. Querformat bitte, wenns geht.\n\nDas Wichtigste ist, dass ein Schaf jedes Jahr geschoren werden muss. Ein Vlies wiegt etwa 4 Kilo.\n\nVielleicht noch was zum Filzen. Musik brauchts keine.\n\nDanke euch und schöne Grüße\nHeidrun",
    "Wichtig ist, dass ein Schaf jedes Jahr geschoren werden muss. Ein Vlies wiegt etwa 4 Kilo.",
  ],
  [
    "Salut à vous,\n\nIci Gérard, trésorier des Amis du moulin de Kerlan. Le président veut « un petit film » pour l'écran. À l'horizontale, s'il vous plaît.\n\nL'essentiel, c'est que le moulin n'a jamais cessé de tourner. Il date de 1642.\n\nEt ne parlez surtout pas du procès avec le voisin, merci.\n\nAmitiés,\nGérard",
    "Le moulin n'a jamais cessé de tourner. Il date de 1642.",
  ],
  [
    "Привет!\n\nЭто Нина из дачного товарищества «Берёзка». Я пообещала правлению «маленький ролик» на экран в сторожке.\n\nХочется, чтобы люди запомнили, что гриб растёт под землёй, а наверху только плод. Грибница живёт до 100 лет.\n\nДа, и что-нибудь про червей.\n\nСпасибо большое,\nНина\nP.S. Фотографий у меня нет, извините.",
    "Гриб растёт под землёй, а наверху только плод. Грибница живёт до 100 лет.",
  ],
  [
    "Hej!\n\nKommunen vill ha en film till skärmen på färjan, liggande om det går.\n\nDet viktigaste är att fyren aldrig har släckts. Den tändes 1871.\n\nOch kanske något om fyrvaktarens fru.\n\nHälsningar\nSixten",
    "Viktigast är att fyren aldrig har släckts. Den tändes 1871.",
  ],
];

test("a loose mail is told without its frame, its order and its sender", () => {
  for (const [mail, content] of MAILS) {
    const { text, asked } = withoutLooseMail(mail);
    assert.equal(told(text), content);
    assert.equal(asked, true);
    assert.equal(text.length, mail.length);
  }
});

test("what is left out of a loose mail is named", () => {
  const { wishes } = withoutOrder(MAILS[0]?.[0] ?? "");
  for (const said of ["the committee", "Square if you can", "the wasps", "any photos"])
    assert.ok(
      wishes.some((wish) => wish.includes(said)),
      said,
    );
});

test("a letter that orders nothing is the content", () => {
  const letters = [
    "Dear Mother,\n\nI promised Father I would write. On Saturday they showed us a film on a sheet, and the picture was nearly square.\n\nThe main thing is that I am well. Please don't mention the cough to Gran. I haven't any photographs to send.\n\nYour loving son,\nTom\nP.S. Send socks.",
    "# A phishing mail\n\n> Hi there,\n> Tom from IT here. I promised the board a check of your screen. Please don't mention this.\n> Ta very much,\n> Tom\n\nThree things give it away.",
    "Liebe Oma,\n\nich hab dir versprochen zu schreiben. Am Abend gab es einen Film über Störtebeker.\n\nFotos hab ich leider keine.\n\nLiebe Grüße\ndeine Mia",
  ];
  for (const letter of letters) assert.deepEqual(withoutLooseMail(letter), { text: letter, asked: false, wishes: [] }); // prettier-ignore
});
