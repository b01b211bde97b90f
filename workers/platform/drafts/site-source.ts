import { digestOf, toCanonical } from '#app/contract/site/canonical.ts';
import { COLOUR_SLOTS, SiteDocumentSchema, THEME_NAMES } from '#app/contract/site/site-document.ts';
import type { Data, Json } from '#app/lib/edit-document/document.ts';
import { isObject } from '#app/lib/edit-document/document.ts';
import { type KnownEntity, readEntities } from '#workers/platform/editing/known-entities.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { draftStore } from '#workers/platform/storage/draft-store.ts';
import { toChrome } from './site-chrome.ts';

/** What the `site` document lies in. */
export interface SiteEntities {
  site: Required<KnownEntity>;
  theme: Required<KnownEntity> | null;
  /** The published ones, by id; the first is in use. */
  templates: ReadonlyMap<string, Required<KnownEntity>>;
}

/** The site as viewers have it; null where there is no account. */
export async function readSite(
  scope: AccountScope,
): Promise<{ value: Data; digest: string; site: SiteEntities } | null> {
  const homes = await draftStore(scope).homes();
  const published = homes.filter(({ isPublished }) => isPublished).map(({ id }) => id);
  const [sites, themes, known] = await Promise.all([
    readEntities(scope, 'site', ['site']),
    readEntities(scope, 'theme', ['theme']),
    readEntities(scope, 'template', published),
  ]);
  const site = sites.get('site');
  if (!site) return null;
  // In the order of the homes, which decides.
  const templates = new Map(
    published.flatMap((id) => {
      const template = known.get(id);
      return template ? [[id, template] as const] : [];
    }),
  );
  const entities = { site, theme: themes.get('theme') ?? null, templates };
  const value = toSiteValue(entities);
  return { value, digest: await digestOf(toCanonical(SiteDocumentSchema, value)), site: entities };
}

function toSiteValue({ site, theme, templates }: SiteEntities): Data {
  const [used] = templates;
  const isHomeBuilt = site.value.is_home_built === true;
  const template = (used?.[1].value ?? {}) as Data;
  return {
    ...toThemeFields(themeInUse(theme?.value as Data | undefined, isHomeBuilt ? template : {})),
    ...(used && { home: used[0] }),
    is_home_built: isHomeBuilt,
    components: [toChrome('header', template.header), toChrome('footer', template.footer)],
  };
}

/** Viewers get the template's theme before the account's (app/features/tenancy/site.ts). */
export function themeInUse(theme: Data | undefined, template: Data): Json | undefined {
  const own = theme?.name === undefined ? undefined : { name: theme.name, colors: theme.colors ?? {} };
  return template.selected_theme ?? own;
}

function toThemeFields(theme: Json | undefined): Data {
  const { name = THEME_NAMES[0], colors } = isObject(theme) ? theme : {};
  const own = isObject(colors) ? colors : {};
  const slots = COLOUR_SLOTS.flatMap((slot): [string, Json][] => {
    const colour = own[slot];
    return colour === undefined ? [] : [[slot, colour]];
  });
  return { theme: name, ...Object.fromEntries(slots) };
}

/** A theme as a template and the account have it. */
export function toThemeChoice(value: Data): Data {
  const colors = Object.fromEntries(
    COLOUR_SLOTS.flatMap((slot) => {
      const colour = value[slot];
      return colour === undefined ? [] : [[slot, colour] as const];
    }),
  );
  return { name: value.theme ?? THEME_NAMES[0], ...(Object.keys(colors).length > 0 && { colors }) };
}
