import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';

/** As whom, and when, an editor looks at a preview. */
export interface PreviewChoice {
  /** `plan:<id>` is a member with that plan; null is the viewer who is signed in. */
  as: PreviewRole | null;
  /** Null is now. */
  at: Date | null;
  /** It lies in a frame of the studio. */
  isFramed: boolean;
}
export type PreviewRole = 'guest' | 'member' | `plan:${string}`;

/** With a link, people see it as what they are, now. */
export const OWN_VIEW: PreviewChoice = { as: null, at: null, isFramed: false };

const PLAN = 'plan:';
/** Dates beyond it are no plan of anybody's. */
const LAST_YEAR = 2100;

/** Of the address of a preview. What is no choice is none. */
export function readPreviewChoice(params: URLSearchParams): PreviewChoice {
  return {
    as: toPreviewRole(params.get('as')),
    at: toMoment(params.get('at')),
    isFramed: params.get('frame') === '1',
  };
}

export function toPreviewRole(text: string | null): PreviewRole | null {
  if (text === 'guest' || text === 'member') return text;
  if (!text?.startsWith(PLAN)) return null;
  return v.is(IdSchema, text.slice(PLAN.length)) ? (text as PreviewRole) : null;
}

function toMoment(text: string | null): Date | null {
  const moment = new Date(text ?? Number.NaN);
  const year = moment.getUTCFullYear();
  return year > 1970 && year < LAST_YEAR ? moment : null;
}

/** The same choice, in the address of another page. */
export function toPreviewSearch({ as, at, isFramed }: PreviewChoice, language: string | null) {
  return { as, at: at?.toISOString(), frame: isFramed ? 1 : null, lang: language };
}

export const planIdOf = (role: PreviewRole): string | null =>
  role.startsWith(PLAN) ? role.slice(PLAN.length) : null;
