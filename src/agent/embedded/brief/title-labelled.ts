import { TITLE_LABEL } from "./mail-edge-words.ts";

/** "Title of film: …", "Titel des Films: …", "Titre de la vidéo : …": a field of a form. */
const OF_FILM =
  /^[\s*_-]*(?:(?:title|name) of (?:the |this |your )?(?:film|video|clip)|(?:titel|name) (?:des|vom) (?:films?|videos?)|titre (?:du film|de la vidéo)|título (?:del|do) (?:vídeo|video|filme?|película)|titolo (?:del (?:film|video)|del filmato)|titel van (?:de film|het filmpje)|tytuł filmu|название (?:фильма|ролика|видео)|назва (?:фільму|відео)|filmin adı|videonun (?:adı|başlığı)|عنوان (?:الفيلم|الفيديو)|שם (?:הסרט|הסרטון)|फ़िल्म का (?:नाम|शीर्षक)|वीडियो का (?:नाम|शीर्षक)|動画のタイトル|動画名|影片名称|影片名稱|视频标题|영상 제목)[\s*_]*[:：][\s*_]*(?<title>\S.{2,88}?)[\s*_.。]*$/iu;

/** What a form or a mail says that its film is called; null where it says no such thing. */
export function titleLabelled(wishes: readonly string[]): string | null {
  // A label and its value may have been taken out one by one.
  const lines = wishes.map((wish, at) =>
    /[:：]\s*$/u.test(wish) ? `${wish} ${wishes[at + 1] ?? ""}` : wish,
  );
  for (const wish of lines) {
    const said = (OF_FILM.exec(wish) ?? TITLE_LABEL.exec(wish))?.groups?.["title"]?.replaceAll(/^["“„«]|["“”»]$/gu, "").trim(); // prettier-ignore
    if (said !== undefined && /\p{L}{2}|\p{Script=Han}/u.test(said)) return said;
  }
  return null;
}
