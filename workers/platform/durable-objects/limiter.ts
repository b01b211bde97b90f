import { createHash } from 'node:crypto';

/** At most `tries` within any `windowMs` that one looks at. */
export interface Rule {
  name: string;
  tries: number;
  windowMs: number;
}

/** What an object does for its callers: seconds to wait, or null when the try was let through and counted. */
export interface LimitCalls {
  take(tries: number, windowMs: number): Promise<number | null>;
  release(): Promise<void>;
  clear(): Promise<void>;
}

/** The part of a binding to objects that is used here. */
export interface LimitNamespace {
  idFromName(name: string): DurableObjectId;
  get(id: DurableObjectId): LimitCalls;
}

export interface Limiter {
  /** Counts a try of `subject` under the rule. Tries over the limit are not counted: waiting always helps. */
  take(rule: Rule, subject: string): Promise<number | null>;
  /** The try that was let through last does not count: of tries at once, no more than the limit got through. */
  release(rule: Rule, subject: string): Promise<void>;
  clear(rule: Rule, subject: string): Promise<void>;
}

/** One object per rule and subject. Its name is a digest, so that nobody's address is stored. */
export function openLimiter(namespace: LimitNamespace): Limiter {
  const objectOf = (rule: Rule, subject: string) =>
    namespace.get(
      namespace.idFromName(createHash('sha256').update(`${rule.name}\n${subject}`).digest('hex')),
    );
  return {
    take: (rule, subject) => objectOf(rule, subject).take(rule.tries, rule.windowMs),
    release: (rule, subject) => objectOf(rule, subject).release(),
    clear: (rule, subject) => objectOf(rule, subject).clear(),
  };
}
