import { NAME } from "./name-words.ts";
import type { OrderWords } from "./order-form.ts";

const PL_LEAD =
  "(?:(?:proszę|prosimy|potem|następnie|też|także|również|i|teraz|najpierw|na koniec|na końcu|wreszcie),? )*";
const PL_SAY =
  "(?:powiedzcie|powiedzieć|powiedz|zaznaczcie|zaznaczyć|podkreślcie|podkreślić|wspomnijcie|wspomnieć|wyjaśnijcie|wyjaśnić|dodajcie|dodać|przypomnijcie|przypomnieć|pokażcie|pokazać|wspomnij|dodaj)";
const PL_HOW =
  "(?: (?:wyraźnie|jasno|też|także|również|proszę|widzom|ludziom|wszystkim|dzieciom|koniecznie))*";
const PL_END = "(?:zakończcie|zakończyć|zakończ|skończcie|skończyć)(?: film)?";
const PL_WH = "(?:jak|dlaczego|czemu|co|gdzie|kiedy|kto|ile|jaki|jaka|jakie)";
const CS_LEAD =
  "(?:(?:prosím|prosíme|potom|pak|poté|také|taky|i|a|nyní|nejprve|na závěr|na konci|nakonec),? )*";
const CS_SAY =
  "(?:řekněte|řekni|říct|zmiňte|zmínit|zdůrazněte|zdůraznit|vysvětlete|vysvětlit|dodejte|připomeňte|připomenout|uveďte|ukažte)";
const RU_LEAD =
  "(?:(?:пожалуйста|потом|затем|далее|также|и|а|теперь|сначала|в конце|напоследок|обязательно|ещё|еще),? )*";
const RU_SAY =
  "(?:скажите|скажи|сказать|упомяните|упомянуть|поясните|подчеркните|подчеркнуть|объясните|напомните|напомнить|добавьте|добавить|расскажите|покажите|отметьте|дайте понять)";
const RU_HOW = "(?: (?:ч[её]тко|ясно|прямо|честно|также|пожалуйста|обязательно|зрителям|людям|всем|детям))*";
const RU_END = "(?:закончите|закончить|завершите|завершить|заверши|закончи)(?: (?:фильм|ролик|видео))?";
const RU_WH = "(?:как|почему|зачем|что|где|когда|кто|сколько|какой|какая|какие|какое)";
const UK_LEAD =
  "(?:(?:будь ласка|потім|далі|також|і|й|та|тепер|спочатку|наприкінці|насамкінець|обов['’]язково|ще),? )*";
const UK_SAY =
  "(?:скажіть|скажи|згадайте|поясніть|підкресліть|нагадайте|додайте|розкажіть|покажіть|зазначте)";
const UK_END = "(?:закінчіть|закінчити|завершіть|завершити)(?: (?:фільм|ролик|відео))?";
const UK_WH = "(?:як|чому|навіщо|що|де|коли|хто|скільки|який|яка|які)";

export const SLAVIC_ORDERS: Readonly<Record<string, OrderWords>> = {
  pl: {
    says: [
      `${PL_LEAD}${PL_SAY}${PL_HOW},? że`,
      `(?:film|filmik|on) (?:powinien|ma|musi) (?:też )?(?:mówić|powiedzieć|wyjaśnić|podkreślić|zaznaczyć|wspomnieć),? że`,
      `${PL_LEAD}${PL_END} (?:przypomnieniem|przypominając|mówiąc),? że`,
    ],
    again: "(?:,? (?:i|oraz) że|, że)",
    people: [],
    begins: [[`${PL_LEAD}(?:zacznijcie|zacząć|zacznij|rozpocznijcie|rozpocząć)(?: film)? (?<what>od [^,.:;!?]{2,60}, któr\\p{L}+ .+)`, "Zacznijmy $<what>"]],
    through: [`${PL_LEAD}(?:opowiedzcie|opowiedzieć|pokażcie|pokazać)(?: (?:to|o tym|wszystko))? (?:przez|poprzez|na przykładzie) (?:histori[ęi] )?(?<who>${NAME})(?:, (?<aside>.+))?`, `${PL_LEAD}(?:opowiedzcie|opowiedzieć) historię (?<who>${NAME})(?:, (?<aside>.+))?`],
    story: "To historia $<who>",
    pronoun: "",
    parts: [`${PL_LEAD}(?:pokażcie|pokazać|pokaż|wyjaśnijcie|wyjaśnić|wyjaśnij|opiszcie|opisać|opowiedzcie|opowiedzieć)(?: (?:też|także|potem|widzom|dzieciom))*, (?<wh>${PL_WH} .+)`, `${PL_LEAD}${PL_END}(?: tym)?, (?<wh>dlaczego .+)`],
    ends: [
      [`${PL_LEAD}(?:zaprosić|zaproście|zaproś) (?:widzów|wszystkich|ludzi|dzieci|gości) (?<do>(?:na|do|w) .+)`, "Zapraszamy $<do>"],
      [`${PL_LEAD}${PL_END} (?:zaproszeniem|zapraszając (?:\\p{L}+ )?)(?<do>(?:na|do|w) .+)`, "Zapraszamy $<do>"],
      [`${PL_LEAD}(?:${PL_END} (?:prosząc|prośbą)|poprosić|poproście) (?:\\p{L}+ ){0,2}o (?<do>.+)`, "Prosimy o $<do>"],
    ],
    questions: [`${PL_LEAD}(?:${PL_END} (?:pytaniem|pytając)|zapytać|zapytajcie)(?: (?:widzów|wszystkich|uczniów))?,? (?<asks>${PL_WH} .+)`],
    behind: [],
  },
  cs: {
    says: [`${CS_LEAD}${CS_SAY}(?: (?:jasně|také|taky|divákům|lidem|všem|dětem))*,? že`],
    again: "(?:,? a že|, že)",
    people: [],
    begins: [[`${CS_LEAD}(?:začněte|začni|začít)(?: film)? (?<what>(?:od|u|s|se) [^,.:;!?]{2,60}, kter\\p{L}+ .+)`, "Začněme $<what>"]],
    through: [`${CS_LEAD}(?:vyprávějte|řekněte)(?: to)? (?:prostřednictvím|na příběhu|příběhem) (?<who>${NAME})(?:, (?<aside>.+))?`],
    story: "To je příběh $<who>",
    pronoun: "",
    parts: [`${CS_LEAD}(?:ukažte|vysvětlete|vysvětlit|popište|řekněte)(?: (?:pak|potom|také|dětem|divákům))*, (?<wh>(?:jak|proč|co|kde|kdy|kdo|kolik|jaký|jaká|jaké) .+)`],
    ends: [[`${CS_LEAD}(?:pozvěte|pozvat) (?:diváky|všechny|lidi|děti) (?<do>(?:na|do|k|ke) .+)`, "Zveme vás $<do>"], [`${CS_LEAD}(?:zakončete|ukončete|skončete)(?: film)? pozvánkou (?<do>(?:na|do|k|ke) .+)`, "Zveme vás $<do>"]],
    questions: [`${CS_LEAD}(?:zakončete|ukončete|skončete)(?: film)? otázkou,? (?<asks>(?:jak|proč|co|kde|kdy|kdo|kolik|jaký|jaká|jaké) .+)`],
    behind: [],
  },
  ru: {
    says: [
      `${RU_LEAD}${RU_SAY}${RU_HOW},? что`,
      `(?:в (?:фильме|ролике|видео) )?(?:нужно|надо|важно|следует|должно быть) (?:обязательно )?(?:сказать|упомянуть|подчеркнуть|объяснить|сказано),? что`,
      `${RU_LEAD}${RU_END} (?:напоминанием|словами|мыслью)(?: о том)?,? что`,
    ],
    again: "(?:,? (?:и|а) что|, что)",
    people: [],
    begins: [[`${RU_LEAD}(?:начните|начни|начать)(?: (?:фильм|ролик|видео))? (?<what>со? [^,.:;!?]{2,60}, котор\\p{L}+ .+)`, "Начнём $<what>"]],
    through: [`${RU_LEAD}(?:расскажите|покажите)(?: (?:это|об этом|вс[её]))? (?:через|на примере|глазами) (?:истори\\p{L}+ )?(?<who>${NAME})(?:, (?<aside>.+))?`, `${RU_LEAD}(?:расскажите|покажите) историю (?<who>${NAME})(?:, (?<aside>.+))?`],
    story: "Это история $<who>",
    pronoun: "",
    parts: [`${RU_LEAD}(?:объясните|объясни|покажите|покажи|расскажите|опишите)(?: (?:потом|затем|также|детям|зрителям))*, (?<wh>${RU_WH} .+)`, `${RU_LEAD}${RU_END} тем, (?<wh>почему .+)`],
    ends: [
      [`${RU_LEAD}(?:пригласите|пригласить|позовите) (?:зрителей|всех|людей|детей|гостей) (?<do>(?:на|в|во|к) .+)`, "Приглашаем $<do>"],
      [`${RU_LEAD}${RU_END} приглашением (?<do>(?:на|в|во|к|прийти) .+)`, "Приглашаем $<do>"],
      [`${RU_LEAD}(?:${RU_END} (?:призывом|просьбой)|попросите (?:зрителей|всех|людей)) (?<do>\\p{L}+ть(?:ся)? .+)`, "Просим $<do>"],
    ],
    questions: [`${RU_LEAD}${RU_END} вопросом(?: о том)?,? (?<asks>${RU_WH} .+)`, `${RU_LEAD}(?:спросите|спросить)(?: (?:зрителей|всех|учеников))?, (?<asks>${RU_WH} .+)`],
    behind: [],
  },
  uk: {
    says: [`${UK_LEAD}${UK_SAY}(?: (?:чітко|ясно|також|глядачам|людям|усім|дітям))*,? що`],
    again: "(?:,? (?:і|та|й) що|, що)",
    people: [],
    begins: [[`${UK_LEAD}(?:почніть|почни|почати)(?: (?:фільм|ролик|відео))? (?<what>(?:з|із|зі) [^,.:;!?]{2,60}, (?:як|котр)\\p{L}+ .+)`, "Почнімо $<what>"]],
    through: [`${UK_LEAD}(?:розкажіть|покажіть)(?: (?:це|про це|все))? (?:через|на прикладі|очима) (?:історі\\p{L}+ )?(?<who>${NAME})(?:, (?<aside>.+))?`],
    story: "Це історія $<who>",
    pronoun: "",
    parts: [`${UK_LEAD}(?:поясніть|поясни|покажіть|розкажіть|опишіть)(?: (?:потім|також|дітям|глядачам))*, (?<wh>${UK_WH} .+)`],
    ends: [[`${UK_LEAD}(?:запросіть|запросити) (?:глядачів|усіх|людей|дітей) (?<do>(?:на|в|у|до) .+)`, "Запрошуємо $<do>"], [`${UK_LEAD}${UK_END} запрошенням (?<do>(?:на|в|у|до) .+)`, "Запрошуємо $<do>"]],
    questions: [`${UK_LEAD}${UK_END} (?:за)?питанням,? (?<asks>${UK_WH} .+)`],
    behind: [],
  },
}; // prettier-ignore
