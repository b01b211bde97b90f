import * as v from 'valibot';
import { DeviceKeySchema, MAX_DEVICE_KEYS } from '#app/contract/headers.ts';
import { LanguageSchema } from '#app/contract/primitives.ts';
import { readSentForms, SENT_FORMS_COOKIE, withSentForm } from '#app/features/custom-forms/sent-forms.ts';
import { readCachedStyles, STYLES_COOKIE } from '#app/features/shell/entry/late-styles.ts';
import { toTimeZone } from '#app/lib/wall-clock.server.ts';
import type { FlashMessage, FormDraft } from '#app/services/load-context.ts';

const DAY_SECONDS = 24 * 3600;
const REMEMBER_SECONDS = 30 * DAY_SECONDS;
const LANGUAGE_SECONDS = 365 * DAY_SECONDS;
const FORMS_SECONDS = 365 * DAY_SECONDS;
const DEVICE_SECONDS = 365 * DAY_SECONDS;
const FLASH_SECONDS = 60;
const DRAFT_SECONDS = 15 * 60;
const MAX_VALUE_LENGTH = 2048;
/** `encodeURIComponent` never writes a colon, so the marker cannot be part of a session id. */
const PERSISTENT_PREFIX = '30d:';

const FlashSchema = v.object({
  kind: v.picklist(['success', 'error', 'info']),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,100}$/)),
  values: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.maxLength(40)),
        v.union([v.pipe(v.string(), v.maxLength(300)), v.number()]),
      ),
      v.check((values) => Object.keys(values).length <= 10),
    ),
  ),
});

const DraftSchema = v.object({
  formId: v.string(),
  fields: v.record(v.pipe(v.string(), v.regex(/^\w{1,20}$/)), v.string()),
});

/** `tz` and `styles` are written by the page's own script (use-viewer-zone.ts, load-late-styles.ts). */
export type CookieName =
  | 'sid'
  | 'flash'
  | 'lng'
  | 'tz'
  | 'draft'
  | 'device'
  | typeof SENT_FORMS_COOKIE
  | typeof STYLES_COOKIE;

export interface StoredSession {
  sessionId: string;
  remember: boolean;
}

/**
 * The site's cookies. Over https their names carry `__Host-`, which ties them to this host, this scheme and
 * the whole site; browsers refuse that prefix on plain http, which only development uses.
 */
export class Cookies {
  readonly #secure: boolean;
  readonly #header: string;
  readonly #queued = new Map<CookieName, string>();

  constructor(header: string | null, secure: boolean) {
    this.#header = header ?? '';
    this.#secure = secure;
  }

  /** The raw value that the browser sent. */
  read(name: CookieName): string | null {
    return readCookie(this.#header, this.#nameOf(name));
  }

  session(): StoredSession | null {
    const value = this.read('sid');
    if (!value) return null;
    const remember = value.startsWith(PERSISTENT_PREFIX);
    const sessionId = decode(remember ? value.slice(PERSISTENT_PREFIX.length) : value);
    // It becomes a header of the service calls.
    return sessionId && /^[\x21-\x7e]+$/.test(sessionId) ? { sessionId, remember } : null;
  }

  setSession({ sessionId, remember }: StoredSession): void {
    const value = `${remember ? PERSISTENT_PREFIX : ''}${encodeURIComponent(sessionId)}`;
    this.#queue('sid', value, remember ? REMEMBER_SECONDS : undefined);
  }

  /** Keys of those who have signed in on this browser, the latest first (docs/decisions/038). */
  deviceKeys(): string[] {
    const keys = this.read('device')?.split(',') ?? [];
    return keys.filter((key) => v.is(DeviceKeySchema, key)).slice(0, MAX_DEVICE_KEYS);
  }

  addDeviceKey(key: string): void {
    const keys = [key, ...this.deviceKeys().filter((other) => other !== key)];
    this.#queue('device', keys.slice(0, MAX_DEVICE_KEYS).join(','), DEVICE_SECONDS);
  }

  flash(): FlashMessage | null {
    const text = decode(this.read('flash') ?? '');
    if (!text) return null;
    try {
      const parsed = v.safeParse(FlashSchema, JSON.parse(text));
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  }

  setFlash(message: FlashMessage): void {
    this.#queue('flash', encodeURIComponent(JSON.stringify(message)), FLASH_SECONDS);
  }

  sentForms(): string[] {
    return readSentForms(this.read(SENT_FORMS_COOKIE));
  }

  /** The page's scripts read it: on a page that everybody shares nobody else can know. */
  addSentForm(id: string): void {
    this.#queue(SENT_FORMS_COOKIE, withSentForm(this.sentForms(), id), FORMS_SECONDS, 'readable');
  }

  draft(): FormDraft | null {
    try {
      return v.parse(DraftSchema, JSON.parse(decode(this.read('draft') ?? '')));
    } catch {
      return null;
    }
  }

  /** What is longer than a cookie may be is not kept. */
  setDraft(draft: FormDraft): void {
    const value = encodeURIComponent(JSON.stringify(draft));
    if (value.length <= MAX_VALUE_LENGTH) this.#queue('draft', value, DRAFT_SECONDS);
  }

  language(): string | null {
    const value = decode(this.read('lng') ?? '');
    return v.is(LanguageSchema, value) ? value : null;
  }

  setLanguage(lng: string): void {
    this.#queue('lng', encodeURIComponent(lng), LANGUAGE_SECONDS);
  }

  /** Where the browser's clock is, by its IANA name. */
  timeZone(): string | null {
    return toTimeZone(decode(this.read('tz') ?? ''));
  }

  /** The ids of the style sheets that the browser has. */
  cachedStyles(): ReadonlySet<string> {
    return readCachedStyles(this.read(STYLES_COOKIE));
  }

  clear(name: CookieName): void {
    this.#queue(name, '', 0);
  }

  /** Leaves the cookie as the browser has it. */
  leave(name: CookieName): void {
    this.#queued.delete(name);
  }

  /** Set-Cookie values, the last one queued for each cookie. */
  queued(): string[] {
    return [...this.#queued.values()];
  }

  #queue(name: CookieName, value: string, maxAgeSeconds?: number, reader?: 'readable'): void {
    const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
    const secure = this.#secure ? '; Secure' : '';
    const hidden = reader === 'readable' ? '' : '; HttpOnly';
    this.#queued.set(name, `${this.#nameOf(name)}=${value}; Path=/${hidden}; SameSite=Lax${secure}${age}`);
  }

  #nameOf(name: CookieName): string {
    return cookieName(name, this.#secure);
  }
}

export function cookieName(name: CookieName, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The first cookie of that name, without parsing the others. */
export function readCookie(header: string, name: string): string | null {
  const wanted = `${name}=`;
  for (const part of header.split(';')) {
    const pair = part.trimStart();
    if (!pair.startsWith(wanted)) continue;
    const value = pair.slice(wanted.length).trimEnd();
    return value.length <= MAX_VALUE_LENGTH ? value : null;
  }
  return null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
