/**
 * The commonest short words of languages in Latin script. They decide where a text is too short
 * for trigrams; words that several of these languages share weigh less.
 */
const LISTS: Record<string, string> = {
  en: "the and of to in is are was for with that this on as it by from at be not you your we they an or how why what when where which who can will has have its their about into than more make does",
  de: "der die das und ist in den von zu mit sich des auf für nicht ein eine einer einem einen als auch es an werden aus er hat dass sie nach wird bei um noch wie über so zum war haben nur oder aber vor zur bis mehr durch man wir ihr kann wenn warum was ich",
  fr: "le la les des et en un une du est pour que qui dans par sur pas au plus avec ce il sont ne se aux cette ou mais comme nous vous elle leur ses pourquoi comment être à l d qu c votre fait très",
  es: "el la los las de y en que un una es por con para del se no al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde qué cómo son su está dos",
  it: "il lo la i gli le di e che un una è per in con non del della dei delle si da al come più ma sono anche nel alla ha questo perché quando dove dal ogni suo ci cosa",
  pt: "o a os as de e que em um uma do da dos das é para com não por se na no mais como mas ao foi pelo pela ou quando muito nos já está também são seu sua você porque isso",
  nl: "de het een en van in is dat op te zijn met voor niet aan er om ook als dan bij maar uit door naar wordt heeft deze wat hoe waarom kan over tot je wij ze nog meer of",
  pl: "i w na z do się nie że jest to o jak po co dla od przez za czy są tym lub oraz ale przy być może tego jego które który dlaczego",
  sv: "och i att det som en på är av för med till den har de inte om ett men var sig så vi från kan eller när hur varför också än man",
  da: "og i at det som en på er af for med til den har de ikke om et men var sig så vi fra kan eller når hvordan hvorfor også end man blev igen efter noget meget hvad gennem kun nogle mig dig",
  nb: "og i at det som en på er av for med til den har de ikke om et men var seg så vi fra kan eller når hvordan hvorfor også enn man ble igjen etter noe mye hva gjennom bare noen meg deg",
  fi: "ja on ei se että oli hän mutta kun niin ovat myös joka kuin sen tai ole voi siitä jos mitä miksi miten tämä",
  cs: "a v na je se že to s z do i o jako k za by jsou ale po pro jak který která nebo při byl od jeho může proč",
  ro: "și în de la a cu pe nu este un o care din că se mai pentru sunt dar prin sau ca au fi ce cum unde",
  ca: "els i dels als amb és són per no més molt també aquest aquesta aquests aquestes hi ha ens us seva seus quan què perquè només sense està tots totes fins però",
  hu: "a az és hogy nem is egy ez van meg de csak mint volt vagy már még el ki lehet miért hogyan azt",
  tr: "ve bir bu da de için ile ne çok daha gibi en var olarak kadar sonra olan değil ama nasıl neden her ya mi",
  id: "dan yang di itu dengan untuk tidak ini dari dalam akan pada juga ke karena ada adalah oleh saya atau bisa kita mereka apa mengapa",
  vi: "và của là có được trong cho không một những với người các này đã khi từ về đến như cũng tại sao",
};

const WEIGHTS = new Map<string, Map<string, number>>();
for (const [language, list] of Object.entries(LISTS)) {
  for (const word of list.split(" ")) {
    const languages = WEIGHTS.get(word) ?? new Map<string, number>();
    languages.set(language, 1);
    WEIGHTS.set(word, languages);
  }
}

export function hasStopWords(language: string): boolean {
  return LISTS[language] !== undefined;
}

/** Languages by the weight of their stop words in the text, best first; `share` is of all words. */
export function rankByStopWords(text: string): { language: string; score: number; share: number }[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = new Map<string, number>();
  for (const word of words) {
    const languages = WEIGHTS.get(word);
    if (languages === undefined) continue;
    for (const language of languages.keys()) {
      scores.set(language, (scores.get(language) ?? 0) + 1 / languages.size);
    }
  }
  return [...scores]
    .map(([language, score]) => ({ language, score, share: score / Math.max(1, words.length) }))
    .sort((a, b) => b.score - a.score);
}
