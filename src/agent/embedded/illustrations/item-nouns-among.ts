/**
 * Nouns that mean a thing in a row of its own kind alone: a German "Leiter" is a ladder among tools and a head elsewhere, a Korean
 * "기타" a guitar among instruments and "others" below a list. First the kinds by their drawings, then by kind and drawing the nouns.
 */
export const KINDS: Readonly<Record<string, string>> = {
  animals: "cow ewe goat chicken rooster duck goose horse pig donkey dog cat rabbit turkey honeybee",
  tools:
    "hammer nails carpentry-saw screwdriver wrench drill shovel rake bucket tape-measure toolbox axe nut-and-bolt ladder wheelbarrow paintbrush clamp hammer-and-wrench",
  school:
    "pencil pen eraser notebook scissors straight-ruler glue backpack books triangular-ruler paintbrush",
  instruments: "guitar violin drum trumpet saxophone flute accordion musical-keyboard banjo microphone",
  cleaning: "bucket broom mop soap detergent gloves vacuum-cleaner",
  food: "tomato potato carrot onion egg bread cheese-wedge butter flour sugar-cubes salt cooked-rice banana red-apple grapes glass-of-milk cucumber oil-bottle garlic ear-of-corn yogurt cup-with-straw bowl-with-spoon hot-beverage honey-pot",
};

export const AMONG_NOUNS = `
animals | horse | ko 말,말들 | tr at,atlar | zh 马
animals | cow | ko 소,소들
animals | ewe | ko 양,양들 | tr koyun
animals | chicken | ar دجاج,دجاجا | tr piliç | es pollos | fr poulets
animals | goat | ja ヤギ,やぎ,山羊
tools | ladder | de leiter | fr échelle,échelles | es escalera,escaleras | it scala,scale | pt escada,escadas | ro scară | el σκάλα | tr merdiven | ar سلم,سلما | vi thang | id tangga | ru лестница,лестницу
tools | key | en key,keys | de schlüssel | fr clé,clés | ar مفتاح,مفتاحا,مفاتيح | he מפתח,מפתחות | hu kulcs,kulcsot | id kunci | cs klíč,klíče | ru ключ,ключи | uk ключ,ключі | ro cheie,chei | tr anahtar | es llave,llaves | it chiave,chiavi | pt chave,chaves | nl sleutel | sv nyckel | da nøgle | nb nøkkel
tools | screwdriver | ja ドライバー | ko 드라이버
tools | tape-measure | ru рулетка,рулетку | uk рулетка,рулетку | ro ruletă | cs metr | he מטר | it metro | fr mètre | es metro | pt metro | ja メジャー
tools | drill | en drill | ja ドリル | ko 드릴
tools | nails | hu szög,szögek
tools | flashlight | ar مصباح,مصباحا
school | eraser | en rubber,rubbers | es goma,gomas | it gomma,gomme | pt borracha,borrachas | nl gum | cs guma,gumu | ro gumă,gume | hi रबर | bn রাবার
school | glue | ko 풀 | ja のり
school | pen | it penne,penna | ru ручка,ручки,ручку | uk ручка,ручки,ручку
instruments | guitar | ko 기타
instruments | drum | fr batterie | es batería | it batteria | pt bateria | cs bicí | ru ударные
instruments | trumpet | ru труба,трубу | uk труба,трубу | cs trubka,trubku
instruments | flute | en recorder | nl fluit
cleaning | sponge | cs houba,houbu,houby,houbička,houbičku | sv svamp,svampar | da svamp,svampe | nb svamp,svamper
food | ear-of-corn | tr mısır | ar ذرة
food | mushroom | ar فطر
food | bread | en toast
`;
