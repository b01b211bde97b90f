const START_MS = Date.parse('2026-03-01T12:00:00Z');
const RealDate = globalThis.Date;

/** The time of this isolate, which only the test advances. */
export const clock = {
  ms: START_MS,
  now: () => new Date(clock.ms),
};

/** Replaces `Date` with the test's clock, since the sandbox reads the time from `Date`. */
export function replaceDate(): void {
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      super(...(given.length > 0 ? given : ([clock.ms] as unknown as [])));
    }
    static override now() {
      return clock.ms;
    }
  } as DateConstructor;
}
