/** The channel on which the database says which speech has ended: its id. */
export const SPEECH_CHANNEL = "lanternist_speeches";

/** Who waits for which speech to end. */
export type SpeechNotices = {
  /**
   * A promise that is kept as the speech ends, if notices are heard; `close` must be called. Ask for it before you
   * look whether the speech has ended, or its end may fall between the two.
   */
  expect(speechId: string): { ended: Promise<void>; close: () => void };
  /** Whether notices are heard from now on. */
  readonly isInformed: boolean;
  tell(speechId: string): void;
  /** Also wakes everybody: what was told while nobody heard it is found by looking. */
  setInformed(informed: boolean): void;
};

export function makeSpeechNotices(): SpeechNotices {
  const waiting = new Map<string, Set<() => void>>();
  let informed = false;
  const tell = (speechId: string): void => {
    for (const wake of waiting.get(speechId) ?? []) wake();
  };
  return {
    expect(speechId) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const others = waiting.get(speechId) ?? new Set();
      waiting.set(speechId, others.add(resolve));
      const close = (): void => {
        others.delete(resolve);
        if (others.size === 0 && waiting.get(speechId) === others) waiting.delete(speechId);
      };
      return { ended: promise, close };
    },
    get isInformed() {
      return informed;
    },
    tell,
    setInformed(value) {
      informed = value;
      for (const speechId of waiting.keys()) tell(speechId);
    },
  };
}
