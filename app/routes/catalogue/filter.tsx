import { data } from '@remix-run/cloudflare';

// NOT BUILT YET
export function loader() {
  throw data({ kind: 'not-found' }, { status: 404 });
}

export default function NotBuilt() {
  return null;
}
