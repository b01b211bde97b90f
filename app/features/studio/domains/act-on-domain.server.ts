import { data, redirect } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isWithoutResponse } from '#app/services/service-error.ts';
import { orRejected, rejectionWords } from '../or-rejected.server.ts';

/** Why a form was not accepted, with what was typed. */
export interface UnsavedDomain {
  hostname: string;
  message: string;
}

const AddSchema = v.object({ intent: v.literal('add'), hostname: v.string() });
const ActSchema = v.object({ intent: v.picklist(['check', 'primary', 'remove']) });

/** Adds the hostname that was typed, and leads to its page. */
export async function addDomain(context: MarqueeContext, form: URLSearchParams) {
  const read = v.safeParse(AddSchema, Object.fromEntries(form));
  if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
  // The platform has the words for what is no hostname.
  const typed = read.output.hostname.trim() || '-';
  try {
    const { hostname } = await context.services.user.addDomain(typed);
    context.flash.put({ kind: 'success', key: 'studio:domain_added', values: { host: hostname } });
    return redirect(editPaths.domain({ host: hostname }));
  } catch (thrown) {
    return rejection(context, thrown, read.output.hostname);
  }
}

export async function actOnDomain(context: MarqueeContext, hostname: string, form: URLSearchParams) {
  const read = v.safeParse(ActSchema, Object.fromEntries(form));
  if (!read.success) throw data({ kind: 'bad-request' }, { status: 400 });
  const { user } = context.services;
  const put = (key: string) =>
    context.flash.put({ kind: 'success', key: `studio:${key}`, values: { host: hostname } });
  try {
    switch (read.output.intent) {
      case 'check':
        await user.checkDomain(hostname);
        put('domain_checked');
        return redirect(editPaths.domain({ host: hostname }));
      case 'primary':
        await user.makeDomainPrimary(hostname);
        put('domain_made_primary');
        return redirect(editPaths.domains());
      case 'remove':
        await user.removeDomain(hostname);
        put('domain_removed');
        return redirect(editPaths.domains());
    }
  } catch (thrown) {
    return rejection(context, thrown, hostname);
  }
}

async function rejection(context: MarqueeContext, thrown: unknown, hostname: string) {
  const error = orRejected(thrown);
  const t = await translator(context, 'studio');
  const message =
    rejectionWords(error) ?? t(isWithoutResponse(error) ? 'domain_unknown' : 'gateway_not_done');
  const unsaved: UnsavedDomain = { hostname, message };
  return data(unsaved, { status: error.status ?? 503 });
}
