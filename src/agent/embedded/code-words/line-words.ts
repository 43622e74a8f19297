import { toPattern } from "../text/regex.ts";

/**
 * How languages speak of the lines of a program: "the second line", "line 3", 「3行目」. All languages at once: an ordinal
 * counts only where a line was named.
 */

/** What a line of code is called. */
export const LINE_NOUN =
  /(?<![\p{L}\p{M}])(?:lines?|commands?|statements?|zeilen?|befehle?|anweisung(?:en)?|lignes?|commandes?|instructions?|líneas?|comandos?|righ[ea]|riga|linhas?|regels?|opdracht(?:en)?|rad(?:en|er|erna)?|linj(?:a|e|en|er|ene)|kommando\p{L}*|wiersz\p{L}*|lini[aęi]|polecen\p{L}+|řád\p{L}*|příkaz\p{L}*|riadok|riadk\p{L}+|sor(?:a|ban|ok)?|parancs\p{L}*|rând(?:ul)?|comandă|comanda|строк\p{L}*|команд\p{L}*|ряд(?:ок|ка|ки)|γραμμή\p{L}*|εντολή\p{L}*|satır\p{L}*|komut\p{L}*|dòng|lệnh|baris|perintah|(?:ال)?سطر|الأمر|دستور|خط|(?:ה)?שורה|(?:ה)?פקודה|पंक्ति|लाइन|कमांड)(?![\p{L}\p{M}])|[行줄]|命令|コマンド|명령/iu;

/** "line 3", "lines 3 to 5", "3行目": the numbers are the groups `from` and `to`. */
export const NUMBERED_LINES = [
  /(?<![\p{L}\p{M}])(?:lines?|zeilen?|lignes?|líneas?|righ[ea]|riga|linhas?|regels?|rad(?:en|erna)?|linj(?:a|e|en|er)|wiersz\p{L}*|lini[aęi]|řád\p{L}*|sor|rândul|строк\p{L}*|рядк?\p{L}*|γραμμή|satır\p{L}*|dòng|baris|(?:ال)?سطر|السطر|خط|שורה|पंक्ति|लाइन)\s+(?<from>\d{1,2})(?:\s*(?:[-–—]|to|and|bis|und|à|et|a|y|e|tot|en|till|och|do|i|по|и|até)\s*(?<to>\d{1,2}))?(?!\d|[.,]\d)/iu,
  /第?\s?(?<from>\d{1,2})(?:\s?[-–—~〜至到から]+\s?第?(?<to>\d{1,2}))?\s?(?:行目?|번째 줄)/u,
];

/** Words for the first six lines, and for the last. */
export const ORDINALS: readonly RegExp[] = [
  "first|erste[nrs]?|première?|premier|primera?|primer|prima|primo|primeir[ao]|eerste|första|første|pierwsz\\p{L}+|první\\p{L}*|prv[áýé]\\p{L}*|első|prim[aul]{1,2}|перв\\p{L}+|перш\\p{L}+|πρώτη|birinci|ilk|đầu tiên|pertama|الأول|الأولى|اول|הראשונה|पहली|पहला",
  "(?<!(?:an?|per|one|each|every) )second|zweite[nrs]?|deuxième|seconde|segund[ao]|second[ao]|tweede|andra|anden|andre|drug\\p{L}+|druh\\p{L}+|második|dou[aă]|втор\\p{L}+|друг\\p{L}+|δεύτερη|ikinci|thứ hai|kedua|الثاني|الثانية|دوم|השנייה|दूसरी|दूसरा",
  "third|dritte[nrs]?|troisième|tercer[ao]?|terz[ao]|terceir[ao]|derde|tredje|trzeci\\p{L}*|třetí\\p{L}*|tret\\p{L}+|harmadik|treia|трет\\p{L}+|τρίτη|üçüncü|thứ ba|ketiga|الثالث|الثالثة|سوم|השלישית|तीसरी|तीसरा",
  "fourth|vierte[nrs]?|quatrième|cuart[ao]|quart[ao]|vierde|fjärde|fjerde|czwart\\p{L}+|čtvrt\\p{L}+|štvrt\\p{L}+|negyedik|patra|четв[её]рт\\p{L}+|τέταρτη|dördüncü|thứ tư|keempat|الرابع|الرابعة|چهارم|הרביעית|चौथी|चौथा",
  "fifth|fünfte[nrs]?|cinquième|quint[ao]|vijfde|femte|piąt\\p{L}+|pát\\p{L}+|piat\\p{L}+|ötödik|cincea|пят\\p{L}+|п['’]ят\\p{L}+|πέμπτη|beşinci|thứ năm|kelima|الخامس|الخامسة|پنجم|החמישית|पाँचवीं",
  "sixth|sechste[nrs]?|sixième|sext[ao]|sest[ao]|zesde|sjätte|sjette|szóst\\p{L}+|шест\\p{L}+|шост\\p{L}+|altıncı|السادس|السادسة|השישית|छठी",
].map((words, at) =>
  toPattern(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])|${eastOrdinals(at)}`, "iu"),
);

export const LAST_LINE =
  /(?<![\p{L}\p{M}])(?:last|final|letzte[nrs]?|dernière?|dernier|últim[ao]|ultim[ao]|laatste|sista|sidste|siste|ostatni\p{L}*|posledn\p{L}+|utolsó|последн\p{L}+|останн\p{L}+|τελευταία|son|sonuncu|cuối cùng|terakhir|الأخير|الأخيرة|آخر|האחרונה|आखिरी|अंतिम)(?![\p{L}\p{M}])|最后|最後|마지막/iu;

/** "第二", "二番目", "두 번째"; 「最初の」 is the first. */
function eastOrdinals(at: number): string {
  const han = "一二三四五六"[at] ?? "";
  const korean = ["첫", "두", "세", "네", "다섯", "여섯"][at] ?? "";
  return `第${han}(?!\\d)|${han}(?:番目|つ目|行目)|${korean} ?(?:번째|줄)${at === 0 ? "|最初の" : ""}`;
}
