/**
 * espeak's natural languages: BCP-47 tag → `identifier` of list_voices() and English name. espeak's own
 * tags are no use as names of voices (`en-gb`, `fr-fr`, `zh` are refused). `low`: listed by espeak, yet
 * hardly to be understood (Thai; Hebrew, which it reads without vowels), so it is told as approximate.
 */
export type EspeakLanguage = { tag: string; identifier: string; name: string; low?: true };

const ROWS = `
af gmw/af Afrikaans
am sem/am Amharic
an roa/an Aragonese
ar sem/ar Arabic
as inc/as Assamese
az trk/az Azerbaijani
ba trk/ba Bashkir
be zle/be Belarusian
bg zls/bg Bulgarian
bn inc/bn Bengali
bs zls/bs Bosnian
ca roa/ca Catalan
cmn sit/cmn Chinese (Mandarin)
cs zlw/cs Czech
cy cel/cy Welsh
da gmq/da Danish
de gmw/de German
el grk/el Greek
en-US gmw/en-US English (United States)
en-GB gmw/en English (United Kingdom)
en-GB-scotland gmw/en-GB-scotland English (Scotland)
eo art/eo Esperanto
es roa/es Spanish (Spain)
es-419 roa/es-419 Spanish (Latin America)
et urj/et Estonian
eu eu Basque
fa ira/fa Persian
fi urj/fi Finnish
fo gmq/fo Faroese
fr roa/fr French (France)
fr-BE roa/fr-BE French (Belgium)
fr-CH roa/fr-CH French (Switzerland)
ga cel/ga Irish
gd cel/gd Scottish Gaelic
gn sai/gn Guarani
gu inc/gu Gujarati
hak sit/hak Chinese (Hakka)
haw map/haw Hawaiian
he sem/he Hebrew low
hi inc/hi Hindi
hr zls/hr Croatian
ht roa/ht Haitian Creole
hu urj/hu Hungarian
hy ine/hy Armenian
ia art/ia Interlingua
id poz/id Indonesian
io art/io Ido
is gmq/is Icelandic
it roa/it Italian
ja jpx/ja Japanese
ka ccs/ka Georgian
kk trk/kk Kazakh
kl esx/kl Greenlandic
kn dra/kn Kannada
ko ko Korean
kok inc/kok Konkani
ku ira/ku Kurdish
ky trk/ky Kyrgyz
la itc/la Latin
lb gmw/lb Luxembourgish
lt bat/lt Lithuanian
lv bat/lv Latvian
mi poz/mi Māori
mk zls/mk Macedonian
ml dra/ml Malayalam
mr inc/mr Marathi
ms poz/ms Malay
mt sem/mt Maltese
my sit/my Burmese
nb gmq/nb Norwegian
ne inc/ne Nepali
nl gmw/nl Dutch
om cus/om Oromo
or inc/or Odia
pa inc/pa Punjabi
pap roa/pap Papiamento
pl zlw/pl Polish
pt-PT roa/pt Portuguese (Portugal)
pt-BR roa/pt-BR Portuguese (Brazil)
qu qu Quechua
ro roa/ro Romanian
ru zle/ru Russian
sd inc/sd Sindhi
si inc/si Sinhala
sk zlw/sk Slovak
sl zls/sl Slovenian
smj urj/smj Lule Sami
sq ine/sq Albanian
sr zls/sr Serbian
sv gmq/sv Swedish
sw bnt/sw Swahili
ta dra/ta Tamil
te dra/te Telugu
th tai/th Thai low
ti sem/ti Tigrinya
tk trk/tk Turkmen
tn bnt/tn Tswana
tr trk/tr Turkish
tt trk/tt Tatar
ug trk/ug Uyghur
uk zle/uk Ukrainian
ur inc/ur Urdu
uz trk/uz Uzbek
vi aav/vi Vietnamese
yue sit/yue Chinese (Cantonese)
`;

export const ESPEAK_LANGUAGES: readonly EspeakLanguage[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [tag = "", identifier = "", ...rest] = row.split(" ");
    const low = rest.at(-1) === "low";
    const name = (low ? rest.slice(0, -1) : rest).join(" ");
    return low ? { tag, identifier, name, low } : { tag, identifier, name };
  });

/**
 * Languages without a voice → the language whose voice reads them, by sound and spelling. Chosen on paper,
 * not checked by speakers: always told as approximate.
 */
export const NEAREST_LANGUAGE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "pt-PT": "gl",
    ca: "oc",
    it: "co sc rm",
    nb: "nn",
    smj: "se",
    fr: "wa",
    nl: "fy li",
    cy: "br kw",
    gd: "gv",
    ia: "ie",
    eo: "vo",
    id: "fil tl jv su mg za nv ceb",
    qu: "ay",
    kl: "ik iu cr oj",
    om: "aa so",
    fa: "ps ae",
    ur: "ks",
    hi: "sa pi bh",
    haw: "sm to ty fj ho mh na bi ch",
    de: "yi",
    ru: "mn os ab av ce kv cu tg",
    my: "km lo bo dz ii",
    sq: "hbs",
    hr: "sh",
    sw: "ak bm ee ff ha hz ig kg ki kj kr lg ln lu nd ng nr ny rn rw sg sn ss st ts tw ve wo xh yo zu",
    mt: "dv",
  }).flatMap(([nearest, codes]) => codes.split(" ").map((code) => [code, nearest])),
);
