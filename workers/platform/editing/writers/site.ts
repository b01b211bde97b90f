import { accountWriter } from '#workers/platform/editing/account-writer.ts';

export const siteWriter = accountWriter('site', {
  toColumns: (site) => ({
    metadata: {
      ...{ title: site.title, description: site.description },
      ...(site.logos && { logos: site.logos }),
    },
    allowedLanguages: site.languages.map(({ code, name }) => ({ code, displayName: name })),
    defaultLanguage: site.default_language,
    dateFormat: site.date_format,
    currency: site.currency,
    odResourceAllowances: { custom_template: site.is_home_built, content_refresh: site.content_refresh },
    modulePermissions: site.modules,
  }),
  toValue: (account) => ({
    title: account.metadata.title,
    description: account.metadata.description,
    ...(account.metadata.logos && { logos: account.metadata.logos }),
    languages: account.allowedLanguages.map(({ code, displayName }) => ({ code, name: displayName })),
    default_language: account.defaultLanguage,
    date_format: account.dateFormat,
    currency: account.currency,
    is_home_built: account.odResourceAllowances.custom_template,
    content_refresh: account.odResourceAllowances.content_refresh,
    modules: account.modulePermissions,
  }),
});
