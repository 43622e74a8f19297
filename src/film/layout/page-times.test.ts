import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { contextOf, STYLE_NAMES } from "../components/testing/layout-laws.ts";
import { pageTimes, startWithin } from "./page-times.ts";

const inStyle = (style: (typeof STYLE_NAMES)[number], frames: number) => ({ ...contextOf(style), frames });

test("a short last sentence comes with its word, and not before it", () => {
  for (const style of STYLE_NAMES) {
    // Seven seconds of a long sentence, then "She never came back", and half a second until the scene ends.
    const context = inStyle(style, 8.6 * 30);
    const [first, last] = pageTimes([null, 7 * 30], context);
    assert.deepEqual([first?.until, last?.from, last?.until], [7 * 30, 7 * 30, null], style);
  }
});

test("blow upon blow, each comes with its word as soon as the one before it has been seen", () => {
  const context = inStyle("cinematic_story", 300);
  const { enter, exit } = context.theme.motion;
  const seen = enter + exit;
  assert.deepEqual(
    pageTimes([null, 120, 120 + seen, 120 + 2 * seen], context).map(({ from }) => from),
    [context.opening, 120, 120 + seen, 120 + 2 * seen],
  );
  // One that would cut off the entrance of the one before it waits for that alone.
  assert.equal(pageTimes([null, 120, 125], context)[2]?.from, 120 + seen);
});

test("pages that nobody names share the time evenly, before and after one that is named", () => {
  const context = inStyle("clean_lecture", 600);
  const even = pageTimes([null, null, null], context).map(({ from }) => from);
  const [one = 0, two = 0, three = 0] = even;
  assert.ok(two - one > 150 && three - two > 150 && 600 - three > 150, even.join(" "));
  const [, , last = 0] = pageTimes([null, 590 - context.theme.motion.enter, null], context).map(({ from }) => from); // prettier-ignore
  assert.ok(
    600 - last >= 3 * context.theme.motion.enter,
    "what is only read has time after a page that came late",
  );
});

test("pages follow each other whatever their words' times are, and each comes with its word where there is time", () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(
      fc.constantFrom(...STYLE_NAMES),
      gaps,
      fc.integer({ min: 1, max: 60 }),
      (style, all, tail) => {
        const plain = contextOf(style);
        const { enter, exit } = plain.theme.motion;
        const named = all.map(
          (_, page) => plain.opening + all.slice(0, page).reduce((sum, gap) => sum + gap, 0),
        );
        const frames = (named.at(-1) ?? 0) + enter + 1 + tail;
        const times = pageTimes(named, { ...plain, frames });
        for (const [page, { from, until }] of times.entries()) {
          assert.ok(from < frames && (until === null) === (page === times.length - 1));
          assert.ok(until === null || until > from, `page ${page} from ${from} until ${until}`);
        }
        // The last page is seen to the scene's end.
        if ([...all.slice(0, -1), enter + 1 + tail].every((gap) => gap >= enter + exit))
          assert.deepEqual(
            times.map(({ from }) => from),
            named,
          );
      },
    ),
  );
});

const cramped = contextOf("cinematic_story", "de", { width: 1080, height: 1080, fps: 25 });

test("nothing of a page comes before the page, however short its time is", () => {
  const { enter, exit } = cramped.theme.motion;
  for (const wished of [0, 100, 5000])
    assert.equal(startWithin({ from: 100, until: 104 }, wished, enter, cramped), 100, `${wished}`);
  const long = { from: 100, until: 100 + 4 * (enter + exit) };
  assert.equal(startWithin(long, 0, enter, cramped), 100);
  assert.equal(startWithin(long, 110, enter, cramped), 110);
  const late = startWithin(long, 5000, enter, cramped);
  assert.ok(late + enter < long.until - exit, `${late}`);
});
