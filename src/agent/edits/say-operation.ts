import type { Operation, Place } from "./operations.ts";

/** An operation as an instruction that is read as just this operation. */
export function sayOperation(operation: Operation): string {
  switch (operation.kind) {
    case "title-film":
      return `rename the film to ${quoted(operation.title)}`;
    case "title-scene":
      return `rename scene ${operation.scene} to ${quoted(operation.title)}`;
    case "drop":
      return `drop ${scenes(operation.scenes)}`;
    case "keep":
      return `keep only ${scenes(operation.scenes)}`;
    case "move":
      return `move ${scenes(operation.scenes)} ${placed(operation.place)}`;
    case "swap":
      return `swap scene ${operation.scenes[0]} and scene ${operation.scenes[1]}`;
    case "add": {
      const title = operation.title === null ? "" : ` called ${quoted(operation.title)}`;
      const isBody = "at" in operation.place && operation.place.at === "body";
      return `add a scene${title}${isBody ? "" : ` ${placed(operation.place)}`}: ${quoted(operation.text)}`;
    }
    case "extend":
      return `add to scene ${operation.scene}: ${quoted(operation.text)}`;
    case "say":
      return `rewrite scene ${operation.scene} as: ${quoted(operation.text)}`;
    case "shorten": {
      const { by } = operation;
      const amount =
        by.kind === "some" ? "" : by.kind === "half" ? " by half" : ` ${by.kind} ${by.seconds} seconds`;
      return `shorten ${scenes(operation.scenes)}${amount}`;
    }
    case "lengthen":
      return `lengthen ${scenes(operation.scenes)}`;
    case "replace": {
      const where = operation.scenes === null ? "" : ` in ${scenes(operation.scenes)}`;
      return operation.to === ""
        ? `remove the words ${quoted(operation.from)}${where}`
        : `replace ${quoted(operation.from)} with ${quoted(operation.to)}${where}`;
    }
    case "show-as":
      return `show scene ${operation.scene} as ${operation.as === "bullets" || operation.as === "process" ? "" : "a "}${operation.as}`;
    case "illustrate":
      return operation.drawing === null
        ? `remove the drawing from scene ${operation.scene}`
        : `show a drawing of ${operation.drawing.replaceAll("-", " ")} in scene ${operation.scene}`;
    case "merge":
      return `merge ${scenes(operation.scenes)}`;
    case "split":
      return `split scene ${operation.scene}`;
    case "nothing":
      return "leave it as it is";
    default:
      return operation satisfies never;
  }
}

function scenes(numbers: readonly number[]): string {
  const list = numbers.join(", ").replace(/, (\d+)$/, " and $1");
  return `${numbers.length === 1 ? "scene" : "scenes"} ${list}`;
}

/** In marks that the text itself does not hold, where there are such. */
function quoted(text: string): string {
  if (text.includes("\n")) return text;
  if (!/[“”]/u.test(text)) return `“${text}”`;
  if (!text.includes('"')) return `"${text}"`;
  return /[«»]/u.test(text) ? text : `«${text}»`;
}

function placed(place: Place): string {
  if ("before" in place) return `before scene ${place.before}`;
  if ("after" in place) return `after scene ${place.after}`;
  if ("number" in place) return `to position ${place.number}`;
  if ("by" in place)
    return `${Math.abs(place.by)} ${Math.abs(place.by) === 1 ? "place" : "places"} ${place.by < 0 ? "up" : "down"}`;
  return place.at === "start" ? "at the start" : "at the end";
}
