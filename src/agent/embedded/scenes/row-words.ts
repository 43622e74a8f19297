/** Words that join a time or a name to its value and tell nothing of their own. */
const GLUE = new Set(
  (
    "after in at by to was were is are had has have it about around some roughly nearly almost just already only still " +
    "then and the reaches reached with for over on finally there them " +
    "nach im jahr jahre in am auf bei mit waren war sind ist es etwa rund ca circa knapp fast schon noch nur dann und bereits " +
    "sogar über beträgt liegt lag schließlich der die das den gab " +
    "après en au à était est sont étaient il y n environ presque déjà puis et ensuite enfin le la les a avait avec près de d " +
    "después tras a los las el en al era eran fue fueron hubo había es son ya casi unos cerca luego y con un finalmente " +
    "dopo nel nell era erano ne furono ce n è sono circa quasi già poi e il con infine del al allo l " +
    "após depois de em no na os as aos foi foram eram houve havia é são cerca quase já e com por fim o " +
    "solo solamente apenas sólo tan seulement plus que ne soltanto appena ormai só somente ainda " +
    "er na nog maar slechts reeds ongeveer och og efter bara ännu redan ungefär etter fortsatt kun allerede stadig blot cirka omtrent " +
    "w we roku v ve roce ich było jich bylo po już tylko jeszcze zaledwie okolo už jen ještě asi " +
    "і й та після лише вже тільки ще близько майже sonra yalnızca artık yaklaşık sadece बाद के केवल सिर्फ़ लगभग करीब भी " +
    "лишь только всего ещё спустя через в во на к после за и года году год затем около примерно почти уже было до — а " +
    "i ad у их им їх " +
    "pada tahun di sejak menjadi hanya sekitar kira-kira lalu dan sebanyak ada dalam tinggal sudah kemudian akhirnya " +
    "vào năm là có và còn chỉ khoảng đến đã lên rồi sau trong gần " +
    "بعد في عام سنة و ثم نحو حوالي إلى بنسبة وفي " +
    "년 후 후에 에 에는 약 는 은 그리고 뒤 지나면 경과 후에는 "
  ).split(/\s+/u),
);
/** Chinese and Japanese set no spaces. */
const UNSPACED_GLUE =
  /^(?:之后|后|後|为|為|是|则为|则|约|約|达到|达|達到|達|到|至|的|在|于|占|升至|增至|预计|将达|分别|和|以及|には|では|に|は|が|で|の|と|も|へ|そして|年|度|左右|程度|ほど|也|再)*$/u;

export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** Whether a text says nothing that the first piece (its words: `told`) did not. */
export function isGlue(text: string, told: readonly string[]): boolean {
  return wordsIn(text).every((word) => {
    const bare = word.replace(/^و(?=\p{L}{2})/u, "");
    const known = GLUE.has(word) || GLUE.has(bare) || told.includes(word) || told.includes(bare);
    return known || UNSPACED_GLUE.test(word);
  });
}

export function isGlueWord(word: string): boolean {
  return GLUE.has(word.toLowerCase());
}

const CHANGE =
  /^(?:another|more|less|fewer|up|down|further|plus|minus|from|rose|rises|fell|falls|grew|grows|dropp?(?:ed|s)|doubled|tripled|increased|decreased|gained|lost|weitere|mehr|weniger|stieg|stiegen|sank|sanken|fiel|fielen|wuchs|wuchsen|moins|augment\p{L}+|baiss\p{L}+|más|menos|subi\p{L}+|baj[óa]\p{L}*|più|meno|aument\p{L}+|mais|caiu|ещё|больше|меньше|вырос\p{L}*|упал\p{L}*|上升|下降|增长|増加|減少|증가|감소)$/iu;

/** Words of a change: what went up by 3 % and down by 5 % has no common axis. */
export function tellsChange(word: string): boolean {
  return CHANGE.test(word);
}
