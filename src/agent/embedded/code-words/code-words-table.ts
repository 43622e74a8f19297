/**
 * How a language says what a line of code plainly states. `{a}`, `{b}`: names and values; `{c}`: one of the
 * conditions; `{e}`: one of the effects; `{name}`, `{list}`, `{type}`: of what is defined. Built so that no name has
 * to be inflected.
 */
export type CodeWords = {
  imports: string;
  loop: string;
  each: string;
  when: string;
  /** Conditions. */
  less: string;
  greater: string;
  atMost: string;
  atLeast: string;
  equal: string;
  differs: string;
  /** Effects. */
  returns: string;
  becomes: string;
  /** At the end of a function. */
  end: string;
  /** Values. */
  plus: string;
  minus: string;
  entry: string;
  functionTakes: string;
  functionReturns: string;
  functionNamed: string;
  methodTakes: string;
  methodReturns: string;
  methodNamed: string;
  class: string;
  /** Kinds of results. */
  boolean: string;
  number: string;
  integer: string;
  text: string;
};
