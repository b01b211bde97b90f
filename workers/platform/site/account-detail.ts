import type { Localise } from '#app/lib/localise.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import type { Account } from '#workers/platform/storage/directory.ts';

export const accountDetail: Handler<'accountDetail'> = async ({ store, localise, account }) => {
  const [current = account] = await store.site.account();
  return { data: toAccountConfig(current, localise) };
};

/** The account's configuration; an inactive account's has no `status` (viewer.md §4). */
export function toAccountConfig(account: Account, localise: Localise) {
  return {
    account_id: account.accountId,
    ...(account.status === 'ACTIVE' ? { status: 'ACTIVE' } : {}),
    allowed_languages: account.allowedLanguages,
    default_language: account.defaultLanguage,
    date_format: account.dateFormat,
    cf_domain_name: account.cfDomainName,
    od_resource_allowances: account.odResourceAllowances,
    module_permissions: account.modulePermissions,
    account_metadata: {
      title: localise(account.metadata.title) ?? '',
      description: localise(account.metadata.description) ?? '',
      ...(account.metadata.logos && { logos: account.metadata.logos }),
    },
    ...(account.customTheme ? { custom_theme: account.customTheme } : {}),
  };
}
