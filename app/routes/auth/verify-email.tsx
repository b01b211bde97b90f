import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { type Verification, verifyEmail } from '#app/features/account/auth/verify-email.ts';
import { VerifyScreen } from '#app/features/account/auth/verify-screen.tsx';
import { requireUser } from '#app/features/account/guards.server.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';

export const handle = { i18n: ['auth'], isSecret: true };

const STATUS = { verified: 200, rejected: 400, unavailable: 503 } as const satisfies Record<
  Verification['kind'],
  number
>;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? // The key must not leak into anything that may be shared.
      toPageMeta({ matches, title: data.title, path: paths.home(), isIndexed: false })
    : toErrorMeta({ matches, error });

/**
 * Verifying by a GET is safe here: mail scanners, which follow links, are guests and get no further than
 * sign-in.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { user } = await requireUser(context, request);
  const [verification, t] = await Promise.all([
    verifyEmail(context.services.user, params.data ?? ''),
    translator(context, 'auth'),
  ]);
  const isVerified = verification.kind === 'verified';
  if (isVerified) context.session.viewerChanged(user._id);
  const title = t(isVerified ? 'verified_title' : 'verify_failed_title');
  return data({ verification, title }, { status: STATUS[verification.kind] });
}

/** Nothing is posted here; without this action, the router would name the address in its error. */
export function action() {
  throw data(null, { status: 405 });
}

export default function VerifyEmailPage() {
  const { verification } = useLoaderData<typeof loader>();
  return <VerifyScreen verification={verification} />;
}

export { shouldRevalidate } from '#app/features/shell/page-route.tsx';
