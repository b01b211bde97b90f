import type { Localise } from '#workers/platform/http/localise.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import type { StaticPageRow } from '#workers/platform/storage/site-store.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';

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
    },
    ...(account.customTheme ? { custom_theme: account.customTheme } : {}),
  };
}

export function toStaticPage(row: StaticPageRow, localise: Localise) {
  return {
    type: row.type,
    title: localise(row.title) ?? '',
    visible_on_website: row.visibleOnWebsite,
    content: localise(row.content),
    page_url: row.pageUrl,
  };
}

export function toUser(
  row: Pick<UserRow, 'id' | 'name' | 'emailId' | 'phone' | 'isEmailVerified'> &
    Partial<Pick<UserRow, 'isStaff'>>,
) {
  return {
    _id: row.id,
    name: row.name,
    email_id: row.emailId,
    phone: row.phone ?? undefined,
    is_email_verified: row.isEmailVerified,
    is_staff: row.isStaff || undefined,
  };
}
