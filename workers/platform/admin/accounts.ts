import * as v from 'valibot';
import { AssetHostSchema } from '#app/contract/asset-host.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { LanguageSchema, requiredText } from '#app/contract/primitives.ts';
import type { SiteSchema } from '#app/contract/site/site.ts';
import { hostnameOf } from '#workers/platform/assets/asset-origin.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { namedEntities } from '#workers/platform/editing/list-entities.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { AdminError } from './admin-error.ts';
import { putEntities } from './put-entities.ts';
import { requireAccount } from './require-account.ts';
import { STARTER_LOGO_KEY, starterLogo, starterPages } from './starter-site.ts';

const AccountIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/));

const LanguagesSchema = v.pipe(
  v.array(v.strictObject({ code: LanguageSchema, displayName: requiredText(100) })),
  v.minLength(1),
  v.maxLength(LIMITS.shortList),
);

export const TitleSchema = v.pipe(requiredText(LIMITS.title), v.trim(), v.minLength(1, 'must not be empty'));

const StarterSchema = v.strictObject({
  title: TitleSchema,
  asset_host: AssetHostSchema,
  languages: v.optional(LanguagesSchema, [{ code: 'en', displayName: 'English' }]),
});

const ChangeSchema = v.strictObject({
  title: v.optional(TitleSchema),
  asset_host: v.optional(AssetHostSchema),
  languages: v.optional(LanguagesSchema),
});

type Deps = Pick<Dependencies, 'stores' | 'directory' | 'accounts' | 'media' | 'now'>;
type StartDeps = Deps & Pick<Dependencies, 'erasures'>;

export async function readAccount(deps: Deps, accountId: string) {
  return toSummary(await requireAccount(deps, accountId));
}

/**
 * A new account that renders a decent empty site. One that is there already is somebody's, with viewers and
 * staff of its own: nobody gets it by making it anew.
 */
export async function startAccount(deps: StartDeps, accountId: string, body: unknown) {
  if (!v.is(AccountIdSchema, accountId)) {
    throw new AdminError(422, 'An account id is made of letters, digits, dashes and underscores.');
  }
  if (await deps.directory.find(accountId))
    throw new AdminError(409, `There is an account "${accountId}" already: PATCH changes it.`);
  if (await deps.erasures.isErasing(accountId))
    throw new AdminError(409, `The account "${accountId}" is being erased: try again once that is done.`);

  const account = toNewAccount(accountId, parse(StarterSchema, body), deps.now());
  if (!(await deps.directory.create(account))) {
    throw new AdminError(409, `The asset host ${account.cfDomainName} belongs to another account.`);
  }
  const { starter } = deps.stores.storeFor(accountId);
  await addLogo(deps.media, accountId);
  await putEntities(deps, accountId, starterPages(account.metadata.title.en ?? accountId));
  await starter.audit({ action: 'account.start', subject: accountId, actor: 'operator', time: deps.now() });
  deps.accounts.forget(account);
  return toSummary(account);
}

/** Changes what is named of a known account, and nothing else. */
export async function changeAccount(deps: Deps, accountId: string, body: unknown) {
  const account = await requireAccount(deps, accountId);
  const change = parse(ChangeSchema, body);
  if (Object.keys(change).length === 0)
    throw new AdminError(422, 'Name what is to change: "title", "asset_host" or "languages".');
  if (change.asset_host) await moveAssetHost(deps, account, change.asset_host);
  if (change.title || change.languages) await changeSite(deps, accountId, change);
  deps.accounts.forget(account);
  const { starter } = deps.stores.storeFor(accountId);
  await starter.audit({ action: 'account.change', subject: accountId, actor: 'operator', time: deps.now() });
  return toSummary(await requireAccount(deps, accountId));
}

async function moveAssetHost(deps: Deps, account: Account, assetHost: string): Promise<void> {
  const hosts = { cfDomainName: assetHost, assetHostname: hostnameOf(assetHost) };
  if (!(await deps.directory.moveAssetHost(account.accountId, hosts)))
    throw new AdminError(409, `The asset host ${assetHost} belongs to another account.`);
  deps.accounts.forget({ ...account, ...hosts });
}

async function changeSite(
  deps: Deps,
  accountId: string,
  { title, languages }: v.InferOutput<typeof ChangeSchema>,
): Promise<void> {
  const [site] = await namedEntities(deps.stores.scopeFor(accountId), 'site', ['site']);
  if (!site) throw new AdminError(404, `There is no account "${accountId}".`);
  const { title: titles, default_language, ...others } = site.value as v.InferInput<typeof SiteSchema>;
  // The title of the language that others fall back to; translations stay.
  const titleLanguage = default_language in titles ? default_language : 'en';
  const codes = languages?.map(({ code }) => code);
  const value = {
    ...others,
    title: title ? { ...titles, [titleLanguage]: title } : titles,
    ...(languages
      ? { languages: languages.map(({ code, displayName }) => ({ code, name: displayName })) }
      : {}),
    // The default stays one of the languages.
    default_language: codes?.[0] && !codes.includes(default_language) ? codes[0] : default_language,
  };
  await putEntities(deps, accountId, [{ kind: 'site', id: 'site', value, if_digest: site.digest }]);
}

async function addLogo(media: R2Bucket, accountId: string): Promise<void> {
  const key = `${accountId}/${STARTER_LOGO_KEY}`;
  // A logo may have been uploaded before its account was made.
  if (await media.head(key)) return;
  await media.put(key, starterLogo(), { httpMetadata: { contentType: 'image/png' } });
}

function parse<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AdminError(422, `${v.getDotPath(issue) ?? 'account'}: ${issue.message}`);
}

function toNewAccount(id: string, starter: v.InferOutput<typeof StarterSchema>, now: Date): Account {
  const [first] = starter.languages;
  return {
    accountId: id,
    status: 'ACTIVE',
    allowedLanguages: starter.languages,
    defaultLanguage: first?.code ?? 'en',
    dateFormat: 'DDMMYYYY',
    cfDomainName: starter.asset_host,
    assetHostname: hostnameOf(starter.asset_host),
    odResourceAllowances: { custom_template: false, content_refresh: false },
    modulePermissions: { rating: true },
    metadata: { title: { en: starter.title }, description: { en: '' } },
    customTheme: { name: 'DEFAULT_THEME' },
    currency: 'USD',
    commentRules: null,
    createdDate: now,
    suspendedTime: null,
    deletedTime: null,
  };
}

function toSummary({ accountId, status, cfDomainName, defaultLanguage, createdDate }: Account) {
  return {
    account_id: accountId,
    status,
    cf_domain_name: cfDomainName,
    default_language: defaultLanguage,
    created_date: createdDate.toISOString(),
  };
}
