import * as v from 'valibot';
import { isHostWithPort } from './hostname.ts';

/** Where an account's files are. */
export const AssetHostSchema = v.pipe(
  v.string(),
  v.maxLength(260),
  v.check(isHostWithPort, 'must be host[:port]'),
  v.description('host[:port]; https, or http on loopback'),
);
