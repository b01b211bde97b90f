import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/**
 * As the account's backend writes it, in characters that URLs have without encoding. The keys of caches and the names of
 * Durable Objects have it between slashes, so it has none, and is not `.` or `..`, which URLs drop.
 */
export const AccountIdSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.id, 'must have 128 characters at most'),
  v.regex(
    /^(?!\.{1,2}$)[A-Za-z0-9._~:@+=-]+$/,
    'must be letters, digits and any of . _ ~ : @ + = -, and not only a dot or two',
  ),
);
