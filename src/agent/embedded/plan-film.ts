import type { Degradation } from "../../artifacts/degradation.ts";
import type { PlanRequest } from "../../artifacts/plan.ts";
import type { EndCard, StoryScene } from "../../artifacts/storyboard.ts";
import { primaryLanguage } from "../language/detect-language.ts";
import { givesAdvice } from "./advice.ts";
import { besideEachOther } from "./alike-described.ts";
import type { Brief } from "./brief/brief.ts";
import { withoutBoilerplate } from "./brief/boilerplate.ts";
import { lengthWished } from "./brief/length-wish.ts";
import { isLetter } from "./brief/run-on/run-ons.ts";
import { readBrief } from "./brief/read-brief.ts";
import { withChangedLines } from "./changed-code.ts";
import type { ColourChoice } from "./choose-colorway.ts";
import { chooseStyle } from "./choose-style.ts";
import { coloursOf } from "./colours-of-film.ts";
import { forWhom, wantedIn } from "./wanted-wishes.ts";
import type { StyleChoice } from "./style-choice.ts";
import { pageCode } from "./code-pages.ts";
import { condenseSections, dropBoilerplate } from "./condense.ts";
import { degradationsOf } from "./degradations.ts";
import { deriveTitle, type DerivedTitle } from "./derive-title.ts";
import { withoutForm } from "./brief/form-of-text.ts";
import { divideIntro } from "./divide-intro.ts";
import { draftScenes } from "./draft-scenes.ts";
import { withEndLines } from "./end-lines.ts";
import { properNames, smallWords } from "./english/grammar.ts";
import { bareTitle } from "./naming/bare-title.ts";
import { withoutFilmInTitle } from "./naming/film-in-title.ts";
import { nameOfHeadLine } from "./naming/head-line/head-line.ts";
import { inSentenceCase } from "./naming/head-line/sentence-case.ts";
import { finishScene } from "./finish-scene.ts";
import { isGraveSubject } from "./grave-subjects.ts";
import { graveIn } from "./illustrations/grave-words.ts";
import { markApart } from "./illustrations/apart.ts";
import { illustrate } from "./illustrations/illustrate.ts";
import { isNamedDrawing } from "./illustrations/plain-things.ts";
import { callsToAddress } from "./materials/call-to-action.ts";
import { endCardOf } from "./materials/end-card.ts";
import { namePeople, takeByline } from "./materials/people.ts";
import { leftOutMedia } from "./materials/left-out-media.ts";
import { findMedia } from "./materials/picture-marks.ts";
import { placeMedia } from "./materials/place-media.ts";
import { withListedSteps } from "./listed-steps.ts";
import { splitMixedSections } from "./mixed-sections.ts";
import { isNoTitle } from "./naming/no-title.ts";
import { fitToRange, SCENE_SECONDS } from "./pacing.ts";
import { offerSigns } from "./offers.ts";
import { phrasesFor } from "./phrases/phrases.ts";
import { withCycles } from "./scenes/cycle.ts";
import type { SceneContext } from "./scenes/draft.ts";
import { withListedSymbols } from "./science/listed-symbols.ts";
import { givingWayToPlaces } from "./places/give-way.ts";
import { inTheirPlaces } from "./places/in-their-places.ts";
import { namePlaces } from "./places/name-places.ts";
import { withSecondGrounds } from "./second-grounds.ts";
import { saidOnce } from "./said-once.ts";
import { withAmountsInLists } from "./amounts-in-lists.ts";
import { withNotesAtTables } from "./notes-at-tables.ts";
import { recommendingSentences } from "./scenes/recommended.ts";
import { withSourcesAtFigures } from "./sources-at-figures.ts";
import { splitLongSections } from "./split-long.ts";
import { textOfBrief } from "./text-of-brief.ts";
import { onlyAddress } from "./text/address.ts";
import { fullWidth } from "./text/full-width.ts";
import { capitalise, countWords } from "./text/sentences.ts";
import { hardLabel } from "./text/shorten.ts";
import { withoutEmoji } from "./text/speakable-prose.ts";
import { withViews } from "./views/choose-views.ts";
import { bannedDrawings, withoutBanned } from "./wished-look/banned-things.ts";
import { lookOfBrief } from "./wished-look/look-of-brief.ts";
import { styleOnGround } from "./wished-look/style-on-ground.ts";
import { markWarnings } from "./warnings/mark-warnings.ts";

export type FilmPlan = {
  title: string;
  brief: Brief;
  language: string;
  style: StyleChoice;
  colours: ColourChoice;
  scenes: StoryScene[];
  /** For each scene what the viewer should take from it, and its seconds. */
  points: string[];
  seconds: number[];
  degradations: Degradation[];
  endCard: EndCard | undefined;
  /** Drawings that the brief bans. */
  banned: ReadonlySet<string>;
};

/** The whole film from a request; null where the brief has no word to tell. The same request gives the same film. */
export function planFilm(asked: PlanRequest): FilmPlan | null {
  const byline = takeByline(asked.prompt);
  const request = { ...asked, prompt: byline.text };
  const unframed = withoutBoilerplate(request.prompt);
  const read = readBrief(unframed.text);
  const language = languageOf(read, request.targetLanguage);
  const estimate = (said: string): number => request.estimateSeconds(said, language);
  const brief = calledByName(divideIntro(read, language, estimate), language);
  const text = textOfBrief(brief);
  if (!/[\p{L}\p{N}]{2}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return null;
  const all = brief.sections.filter((section) => section.blocks.length > 0 || section.title !== null);
  const named = /[\p{L}\p{N}]/u.test(brief.title?.shown ?? "");
  const derived = named
    ? null
    : saidOnce(derivedByName(deriveTitle({ ...brief, sections: all }, language), brief, language), language);
  const shown = derived === null ? (brief.title?.shown ?? "") : derived.title;
  const label = hardLabel(/[\p{L}\p{N}]/u.test(shown) ? bareTitle(shown) : text, 16);
  // "how to descale the machine": a title begins as its language's sentences do; "iPhone" and "npm" as they are.
  const title = /^\p{Ll}{2,}\s\p{Ll}/u.test(label) ? capitalise(label, language) : label;
  const context = contextOf(title, language, request.prompt);
  const { kept, dropped } = dropBoilerplate(derived?.sections ?? all);
  const condensed = condenseSections(kept, request.duration);
  const paged = pageCode(condensed, primaryLanguage(language));
  const sourced = withSourcesAtFigures(paged, primaryLanguage(language));
  const noted = withNotesAtTables(sourced);
  const legended = withListedSymbols(noted, primaryLanguage(language));
  const beside = besideEachOther(legended, primaryLanguage(language));
  const stepped = withListedSteps(beside, primaryLanguage(language));
  const parted = splitMixedSections(stepped, request.duration, estimate, primaryLanguage(language));
  const sections = splitLongSections(parted, request.duration, language, estimate);
  const drafts = withEndLines(
    draftScenes(brief, sections, derived, context, request.duration, estimate),
    brief,
    context,
  );
  if (drafts.length === 0) return null;
  const wished = lengthWished(brief.wishes ?? []);
  const longest = wished?.atMost === true ? wished.seconds : null;
  const paced = fitToRange(drafts, request.duration, estimate, context.base, longest);
  const told = withAmountsInLists(
    withChangedLines(
      paced.drafts.map((draft, at) => finishScene(draft, at + 1, context.base)),
      language,
    ),
    context,
  );
  const pictures = findMedia(request.prompt, request);
  const placed = placeMedia(told, pictures.found);
  const turned = withCycles(namePeople(placed.scenes, byline.person), { title, language });
  // What is called "The Puffin" is no bird.
  const isName = derived?.isName === true || brief.titleIsName === true;
  const spokenTitle = isName ? (derived?.below ?? "") : title;
  const banned = bannedDrawings({ prompt: request.prompt, brief, title, language });
  const illustrated = illustrate(turned, { title: spokenTitle, language, name: title, banned });
  const set = namePlaces(illustrated, { title, language });
  const seconds = set.map(({ narration }) => estimate(narration.join(" ")) + SCENE_SECONDS);
  const byWords = chooseStyle(
    request.style,
    brief.style,
    // For whom a film is made tells most of how it should look.
    [brief.audience, brief.goal ?? brief.aim ?? null, ...wantedIn(brief), brief.dedication ?? null, text]
      .filter((part) => part !== null)
      .join("\n"),
    // A way from town to town is told, and no data.
    set.map(({ visual }) => (visual.kind === "map" && visual.ways !== undefined ? "statement" : visual.kind)),
    callsToAddress(brief, language),
    offerSigns(text, brief.wishes ?? [], primaryLanguage(language)),
    {
      audience: forWhom(brief),
      title,
      language: primaryLanguage(language),
      isDedicated: brief.dedication !== undefined,
      givesAdvice: givesAdvice(set.flatMap(({ narration }) => narration), primaryLanguage(language)), // prettier-ignore
      isGrave: isGraveSubject(title, set.flatMap(({ narration }) => narration), primaryLanguage(language)), // prettier-ignore
    },
  );
  const look = lookOfBrief(request.prompt, brief, language);
  const style = styleOnGround(byWords, brief.style ?? request.style, look);
  const isStory = style.style === "cinematic_story";
  // A sign of warning stands where a view would; a story that names its places is painted in them.
  const warned = markWarnings(set, { title, language, style: style.style });
  const isPlaced = isStory && warned.some(({ place }) => place !== undefined);
  const seen = isPlaced ? warned : withViews(warned, { title, language });
  const settled = isStory
    ? withSecondGrounds(
        givingWayToPlaces(seen, (drawing, named) => isNamedDrawing(drawing, named, language)),
        graveIn(primaryLanguage(language)),
      )
    : withSecondGrounds(seen);
  const placedIn = isStory ? inTheirPlaces(settled, { title, language }) : settled;
  const scenes = withoutBanned(markApart(placedIn, language), banned);
  const degradations = degradationsOf(request, {
    language,
    words: countWords(text),
    seconds: seconds.reduce((sum, one) => sum + one, 0),
    sentencesLeftOut: paced.leftOut,
    wishes: brief.wishes ?? [],
    dropped: [
      ...unframed.leftOut,
      ...(brief.wishes ?? []).map((wish) => `“${wish}”`),
      ...goalLeftOut(brief),
      ...dropped,
    ],
  });
  return {
    title: fullWidth(title),
    brief,
    language,
    style,
    // Where it happens has colours, and not what is met there.
    colours: coloursOf({ scenes: settled, title, language, style: style.style }, brief, request.prompt, look),
    scenes,
    points: placed.origin.map((at) => paced.drafts[at]?.point ?? ""),
    seconds,
    degradations: [...degradations, ...placed.degradations, ...leftOutMedia(pictures)],
    endCard: endCardOf(request.prompt, brief, language, request.brand),
    banned,
  };
}

function contextOf(title: string, language: string, prompt: string): SceneContext {
  const address = onlyAddress(prompt);
  return {
    language,
    base: primaryLanguage(language),
    phrases: phrasesFor(language),
    topic: title,
    recommends: recommendingSentences(prompt, primaryLanguage(language)),
    heading: title,
    spokenHeading: withoutEmoji(title).trim(),
    ownHeading: true,
    names: properNames(prompt, primaryLanguage(language)),
    small: smallWords(prompt),
    ...(address === null ? {} : { address }),
    ...(isLetter(prompt) ? { isLetter: true as const } : {}),
  };
}

/** The brief's own language, in the asked spelling of its tag where both are the same language. */
function languageOf(brief: Brief, asked: string): string {
  if (primaryLanguage(asked) === primaryLanguage(brief.language)) {
    return brief.language === "zh-Hant" && asked === "zh" ? "zh-Hant" : asked;
  }
  if (brief.languageSure) return brief.language;
  // A text too short to tell is taken to be in the asked language where that is written in Latin letters.
  const latin = /^(?:en|de|fr|es|it|pt|nl|pl|sv|da|nb|no|fi|cs|ro|hu|tr|id|vi)$/;
  return latin.test(primaryLanguage(asked)) ? asked : brief.language;
}

/** "Objectif : comprendre …": what viewers are to learn is not told to them, and whoever asked hears so. */
function goalLeftOut({ goal, wishes = [] }: Brief): string[] {
  return goal === null || wishes.some((wish) => wish.includes(goal)) ? [] : [`“${goal}”`];
}

/** What kind of text it is, is no title. */
function calledByName(brief: Brief, language: string): Brief {
  const base = primaryLanguage(language);
  const title = brief.title?.shown ?? "";
  if (title === "" || isNoTitle(title)) return { ...brief, title: null };
  const told = textOfBrief({ ...brief, title: null });
  const named = withoutForm(title, base);
  if (named !== null)
    return { ...brief, title: { ...named, shown: inSentenceCase(named.shown, told, language) } };
  const head = nameOfHeadLine(title, told, language);
  const subject = head ?? withoutFilmInTitle(title, told, base);
  const name = inSentenceCase(subject ?? title, told, language);
  return name === title ? brief : { ...brief, title: { shown: name, spoken: name } };
}

function derivedByName(derived: DerivedTitle, brief: Brief, language: string): DerivedTitle {
  const subject =
    derived.title === derived.opening
      ? withoutFilmInTitle(
          derived.title,
          textOfBrief({ ...brief, sections: derived.sections }).replace(derived.title, ""),
          primaryLanguage(language),
        )
      : null;
  if (subject !== null) return { ...derived, title: subject, opening: subject };
  const told = inSentenceCase(derived.title, textOfBrief(brief).replace(derived.title, ""), language);
  if (told !== derived.title) return { ...derived, title: told, opening: derived.opening.replace(derived.title, told) }; // prettier-ignore
  const named = withoutForm(derived.title, primaryLanguage(language));
  const opening = withoutForm(derived.opening, primaryLanguage(language));
  return named === null ? derived : { ...derived, title: named.shown, opening: opening?.spoken ?? derived.opening }; // prettier-ignore
}
