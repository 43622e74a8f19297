/**
 * A sentence that names the viewers of "this film" and says who they are, by language: of nothing else in a brief is such a
 * thing said.
 */
const WHO_THEY_ARE: readonly RegExp[] = [
  /^(?:the |our )?(?:target |main |intended )?(?:viewers|audience|spectators|public) (?:of|for) (?:this|the|our) (?:short |little )?(?:film|video|clip|movie) (?:are|is|will be|consists? of) (?<who>.+)$/iu,
  /^this (?:short |little )?(?:film|video|clip) is (?:aimed at|meant for|intended for|made for) (?<who>.+)$/iu,
  /^(?:die )?(?:zuschauer(?:innen)?|zielgruppe|adressaten|das publikum) (?:dieses|des|unseres) (?:kurzen )?(?:films|videos|clips|filmes) (?:sind|ist) (?<who>.+)$/iu,
  /^dieser (?:kurze )?(?:film|clip) (?:richtet sich an|ist gedacht für|ist bestimmt für) (?<who>.+)$/iu,
  /^(?:les |le )?(?:spectateurs|public(?: visé)?|destinataires) d(?:e ce|e cette|u) (?:court |petit |petite )?(?:film|vidéo|clip) (?:sont|est|seront) (?<who>.+)$/iu,
  /^(?:ce (?:film|clip)|cette vidéo) s['’]adresse (?<who>(?:à|aux?)\s.+)$/iu,
  /^(?:el |los )?(?:público|espectadores|destinatarios|audiencia) de (?:este|esta|nuestro) (?:breve )?(?:v[ií]deo|película|film|corto) (?:es|son|serán) (?<who>.+)$/iu,
  /^este (?:v[ií]deo|corto) (?:se dirige|va dirigido|está dirigido) (?<who>al?\s.+)$/iu,
  /^(?:il |gli )?(?:pubblico|spettatori|destinatari) di (?:questo|questa) (?:breve )?(?:video|film|filmato) (?:è|sono|saranno) (?<who>.+)$/iu,
  /^questo (?:breve )?(?:video|film|filmato) (?:si rivolge|è rivolto) (?<who>a\p{L}*\s.+)$/iu,
  /^(?:o |os )?(?:público(?:-alvo)?|espectadores|destinatários) (?:deste|desta|do) (?:vídeo|filme) (?:é|são|serão) (?<who>.+)$/iu,
  /^(?:de |het )?(?:kijkers|publiek|doelgroep) van (?:deze|dit|de|het) (?:video|film|filmpje) (?:zijn|is) (?<who>.+)$/iu,
  /^(?:widzami|odbiorcami) tego (?:filmu|wideo|filmiku) (?:są|będą) (?<who>.+)$/iu,
  /^(?:diváky|diváci) tohoto (?:filmu|videa) (?:jsou|budou) (?<who>.+)$/iu,
  /^(?:зрители|аудитория) (?:этого |нашего )?(?:ролика|фильма|видео)\s?(?:—|–|-|это|:)\s?(?<who>.+)$/iu,
  /^(?:глядачі|аудиторія) (?:цього |нашого )?(?:ролика|фільму|відео)\s?(?:—|–|-|це|:)\s?(?<who>.+)$/iu,
  /^(?:tittarna|seerne|publikum) (?:för|av|til|for) (?:den här|denna|denne) (?:filmen|film|videon) (?:är|er) (?<who>.+)$/iu,
  /^bu (?:videonun|filmin) (?:izleyicileri|hedef kitlesi) (?<who>.+)$/iu,
  /^(?:مشاهدو|جمهور|مشاهدي) (?:هذا|هذه) (?:الفيديو|الفيلم|المقطع) (?:هم|هو|من) (?<who>.+)$/u,
  /^(?:צופי|הצופים ב|קהל היעד של )(?:ה)?(?:סרטון|סרט)(?: הזה)? (?:הם|הוא) (?<who>.+)$/u,
  /^(?:इस|हमारे|हमारी) (?:छोटे |छोटी )?(?:वीडियो|फ़िल्म|फिल्म) के दर्शक (?<who>.+?) (?:हैं|होंगे)$/u,
  /^(?:这部|这个|本|此)(?:视频|影片|短片|片)的?(?:观众|观看者|受众|目标观众)(?:是|为|主要是)(?<who>.+)$/u,
  /^(?:這部|這個|本|此)(?:視頻|影片|短片|片)的?(?:觀眾|受眾)(?:是|為|主要是)(?<who>.+)$/u,
  /^(?:この|本)(?:動画|映像|ビデオ|フィルム)(?:を見るのは|の視聴者は|の対象は|を見る人は)、?(?<who>.+?)(?:です|だ|である)$/u,
  /^이 (?:영상|동영상|비디오|영화)(?:의 (?:시청자|대상|관객)[은는]|을 보는 (?:사람|분)[은는]) (?<who>.+?)(?:입니다|이다|이에요)$/u,
];
const LONGEST = 180;

/** Who a sentence says that the viewers of the film are; null where it says something else. `piece` has no full stop. */
export function viewersOfFilm(piece: string): string | null {
  if (piece.length > LONGEST) return null;
  const found = WHO_THEY_ARE.map((pattern) => pattern.exec(piece)?.groups?.["who"]);
  return found.find((who) => who !== undefined)?.trim() ?? null;
}
