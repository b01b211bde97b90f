import { WARM_FOR_MS } from './constants.ts';

/** Answers to questions that can be asked before they are needed: what will play next, or what a hand comes near to. */
export interface Sources<Answer> {
  /** Asks for what will probably play within the minute; once, however often it is called. */
  askAhead(id: string): void;
  /** What was asked for ahead, handed over once, else asked for now. Null is gone; rejects where it cannot be had. */
  take(id: string): Promise<Answer | null>;
}

/** `onAhead` is told of what was asked for ahead as it arrives. */
export function createSources<Answer>(
  fetchAnswer: (id: string) => Promise<Answer | null>,
  onAhead: (answer: Answer | null) => void,
  now: () => number = Date.now,
): Sources<Answer> {
  let ahead: { id: string; atMs: number; answer: Promise<Answer | null> } | null = null;
  const known = (id: string) => (ahead?.id === id && now() - ahead.atMs < WARM_FOR_MS ? ahead.answer : null);
  return {
    askAhead(id) {
      if (known(id)) return;
      const answer = fetchAnswer(id);
      const entry = { id, atMs: now(), answer };
      ahead = entry;
      // What failed ahead is asked for again when it is needed.
      answer.then(onAhead, () => {
        if (ahead === entry) ahead = null;
      });
    },
    take(id) {
      const answer = known(id);
      ahead = null;
      return answer ?? fetchAnswer(id);
    },
  };
}
