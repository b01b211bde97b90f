import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Role } from '#app/contract/roles.ts';
import { TenantRecordSchema, tenantKey } from '#app/contract/tenant.ts';
import type { Browser } from './browser.ts';
import { quickHash } from './quick-password.ts';
import type { TestSite } from './site.ts';

export const PASSWORD = 'a-good-pass-1';
const passwordHash = quickHash(PASSWORD);
const SECRET_BYTES = 32;
const DAY_MS = 24 * 3_600_000;

let count = 0;

/** One that nobody of this file's site has. */
export function newEmail(): string {
  count += 1;
  return `member-${count}@example.com`;
}

interface MemberOptions {
  name?: string;
  email?: string;
  roles?: readonly Role[];
}

interface Viewer {
  account: string;
  name: string;
  email: string;
  /** Of another password than `PASSWORD`. */
  hash?: string;
  isVerified?: boolean;
  /** What the viewer may do for the brand. */
  roles?: readonly Role[];
}

/** Stores a viewer as signing up does, but for the verification mail, and returns the id. */
export async function insertViewer(db: D1Database, viewer: Viewer): Promise<string> {
  const id = `usr_${randomUUID()}`;
  await viewerRow(db, id, viewer).run();
  return id;
}

/**
 * A browser in which a new viewer is signed in. Both are rows, as the form that registers takes 0.4 s of the
 * processor for hashing: tests of signing up, of its mail and of signing in use the forms.
 */
export async function newMember(
  { bindings, browser }: Pick<TestSite, 'bindings' | 'browser'>,
  hostname: string,
  options: MemberOptions = {},
): Promise<Browser> {
  const opened = browser(hostname);
  await makeMember(bindings, opened, options);
  return opened;
}

/** The same for a browser that is open already. */
export async function makeMember(
  { db, tenants }: Pick<TestSite['bindings'], 'db' | 'tenants'>,
  browser: Browser,
  { name = 'Lea Member', email = newEmail(), roles = [] }: MemberOptions = {},
): Promise<void> {
  const { account_id: account } = v.parse(
    TenantRecordSchema,
    await tenants.get(tenantKey(browser.hostname), 'json'),
  );
  const [id, session, now] = [
    `usr_${randomUUID()}`,
    randomBytes(SECRET_BYTES).toString('base64url'),
    Date.now(),
  ];
  await db.batch([
    viewerRow(db, id, { account, name, email, roles }),
    db
      .prepare(
        `INSERT INTO sessions (account_id, id_hash, public_id, user_id, created_date, signed_in_time, last_seen_time,
           expires_time) VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?5, ?6)`,
      )
      .bind(account, hashOf(session), `ses_${randomUUID()}`, id, now, now + 30 * DAY_MS),
  ]);
  browser.cookies.set('sid', session);
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

function viewerRow(db: D1Database, id: string, viewer: Viewer) {
  const { account, name, email, hash = passwordHash, isVerified = false, roles = [] } = viewer;
  return db
    .prepare(
      `INSERT INTO users (account_id, id, name, email_id, email_key, password_hash, is_email_verified, created_date,
         is_staff, roles) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`,
    )
    .bind(
      ...[account, id, name, email, email.toLowerCase(), hash, isVerified ? 1 : 0, Date.now()],
      ...[roles.length > 0 ? 1 : 0, JSON.stringify(roles)],
    );
}
