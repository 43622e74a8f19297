import { NAME } from "./name-words.ts";
import type { OrderWords } from "./order-form.ts";

const LEAD =
  "(?:(?:please|then|next|also|now|and|so|but|finally|first|first of all|after that|afterwards|lastly|at the end|in the end|to finish|to close|in closing|maybe|perhaps|do|don['’]t forget to|remember to|could you|can you|would you|you could|you can|go on to|move on to|continue to|carry on to|(?:we|i)(?:['’]d| would) like (?:you|it|the film|the video) to|it should|it can|the (?:film|video|clip) should|the (?:film|video|clip) can),? )*";
const MUST = "(?:should|must|needs to|has to|ought to|is to|could)";
const WHO =
  "(?:them|people|everyone|everybody|viewers|the viewers?|the audience|visitors|parents|customers|pupils|the (?:class|children|kids))";
const SAY = `(?:say|state|mention|explain|stress|emphasi[sz]e|underline|highlight|point out|note|add|show|include(?: the fact)?|convey|get across|bring out|(?:tell|remind|assure|show) ${WHO}|let ${WHO} know|make (?:it )?(?:very |quite |absolutely )?clear(?: to ${WHO})?|make sure (?:that )?${WHO} (?:know|understand|hear))`;
const HOW = "(?: (?:clearly|plainly|honestly|too|also|again|firmly|briefly|somewhere|gently|please))*";
const BEGIN =
  "(?:start|open|begin|kick off|lead off)(?: it| off| the (?:film|video|story))? (?:with|on|from)";
const END =
  "(?:end|finish|close|conclude|wrap up|wrap it up|wrap things up|round off|round it off|sign off|finish up)(?: it| off| up| the (?:film|video|clip))?";
const WH = "(?:how|why|what|where|when|who|which)";
const ASK = "(?:asking|inviting|encouraging|urging|telling|reminding|getting|challenging)";
const ASKED = "(?:people|them|everyone|everybody|(?:the |our |all )?[\\p{L}-]+(?: [\\p{L}-]+){0,3}?)";
const CALL = "(?:an? |the |our )(?:[\\p{L}-]+ )?(?:invitation|appeal|call|request|plea|reminder|challenge)";
const SAYING =
  "(?:an? |the |our )(?:[\\p{L}-]+ )?(?:reminder|message|thought|fact|note|promise|news|observation)";

export const ENGLISH_ORDERS: OrderWords = {
  says: [
    `${LEAD}${SAY}${HOW},? that`,
    `(?:it|the film|the video|the clip|this film|this video) ${MUST} (?:also )?${SAY}${HOW},? that`,
    `(?:i|we)(?:['’]d| would) (?:also )?like ${WHO} to (?:know|understand|hear|learn|remember|see) that`,
    `it(?:['’]s| is) important to (?:say|mention|me|us|explain|stress)${HOW} that`,
    `(?:the )?(?:main|key|central|most important) (?:message|point|thing to say)(?: for viewers| of the film)? (?:is|should be) that`,
    `${LEAD}${END} (?:by (?:reminding|telling|assuring) ${ASKED}|with ${SAYING}|by (?:saying|adding|pointing out|explaining|mentioning)) that`,
  ],
  again: "(?:,? and that|,? but that|, that)(?! (?:is|was|means|makes|has|would|can|will|one|way)(?!\\p{L}))",
  people: [
    `${LEAD}${BEGIN} (?<who>[^,.:;!?]{2,60}), whose (?<whose>[\\p{L}-]+) (?<does>.+)`,
    `${LEAD}${BEGIN} (?<who>[^,.:;!?]{2,60}), who (?<does>.+)`,
    `please (?:(?:then|next|also|now) )*${BEGIN} (?<who>[^,.:;!?]{2,60}), which (?<does>.+)`,
    `${LEAD}(?:mention|introduce|present|include|feature|portray|show|talk about|speak of|tell (?:them |people |us )?(?:about|of)|tell the story of|don['’]t forget|do not forget|move on to|go on to|come to) (?<who>[^,.:;!?]{2,60}), who (?<does>.+)`,
  ],
  through: [
    `${LEAD}(?:tell|show) (?:it|this|the story|our story|the film|all of this|all this|everything) (?:through|by way of|with|via|through the eyes of|from the point of view of) (?<who>${NAME})(?:, (?<aside>.+))?`,
    `${LEAD}(?:tell|follow|use) the (?:story|example|day) of (?<who>${NAME})(?:, (?<aside>.+))?`,
  ],
  story: "This is $<who>'s story",
  pronoun: "(?:he|she|they)",
  parts: [
    `${LEAD}(?:explain|show|describe|cover|go into|tell|talk about|look at|demonstrate)(?: to)?(?: ${WHO}| us)?(?: (?:briefly|simply|clearly|in simple words))* (?<wh>${WH}\\s.+)`,
    `${LEAD}(?:explain|show|describe|cover|introduce|present|compare|look at|talk about|move on to|go through|list|give)(?: ${WHO}| us)? (?:the|our) (?<np>(?:two|three|four|five|six|seven|eight|\\p{Nd}{1,2}|main|different|difference between) .{3,60})`,
    `${LEAD}${END} (?:with|on|by (?:explaining|showing|saying|telling ${WHO}|describing)) (?<wh>(?:how|why|what) .+)`,
  ],
  ends: [
    [`${LEAD}${END} by ${ASK} ${ASKED} not to (?<do>.+)`, "Do not $<do>"],
    [`${LEAD}${END} by ${ASK} ${ASKED} to (?<do>.+)`, "$<do>"],
    [`${LEAD}${END} (?:with|on) ${CALL}(?: (?:for|to) ${ASKED})? to (?<do>.+)`, "$<do>"],
    [`(?:(?:and|then|please),? )*(?:at the end|finally|lastly|to finish|to close|in closing),? (?:please )?(?:ask|invite|encourage|urge) ${ASKED} to (?<do>.+)`, "$<do>"],
  ],
  questions: [
    `${LEAD}${END} (?:by asking(?: ${ASKED})?|(?:with|on) (?:the|a) question(?: of)?),? (?<asks>${WH} .+)`,
    `(?:(?:and|then|please),? )*(?:at the end|finally|lastly|to finish|to close),? (?:please )?ask (?:${WHO} )?(?<asks>${WH} .+)`,
  ],
  behind: [
    `${LEAD}(?:${BEGIN}|${END} (?:with|on)) (?:(?:an?|one|the|our|this|that) (?:\\p{L}+ ){0,2}(?:case|story|example|scene|fact|figure|number|anecdote|moment|memory|comparison|thought|promise|message|question)(?: (?:from|of|about) [^:.!?]{3,50})?|what [^:.!?]{3,60}|how [^:.!?]{3,60}|why [^:.!?]{3,60})[:] (?<told>.+)`,
  ],
}; // prettier-ignore
