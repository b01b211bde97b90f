import { placeOf } from '#workers/platform/payment/gateway-accounts.ts';
import type { accounts, staticPages } from '#workers/platform/storage/schema/account.ts';
import type { discounts, gateways, plans } from '#workers/platform/storage/schema/plan.ts';
import type {
  banners,
  cmsPages,
  forms,
  swimlanes,
  templates,
} from '#workers/platform/storage/schema/presentation.ts';
import { openSealing } from '#workers/platform/storage/sealing.ts';
import type { BuiltPage } from './built-page.ts';
import { sandboxKeys } from './sandbox-merchants.ts';
import type { Brand } from './types.ts';

type Row<T extends { $inferInsert: unknown }> = Omit<T['$inferInsert'], 'accountId'>;

/** `aurora` on port 8787 → `aurora.assets.localhost:8787`. */
export function assetHostOf(brand: Brand, port: number): string {
  return `${brand.slug}.assets.localhost${port === 80 ? '' : `:${port}`}`;
}

export function accountRow(brand: Brand, port: number, now: Date): typeof accounts.$inferInsert {
  return {
    accountId: brand.accountId,
    status: brand.isActive ? 'ACTIVE' : 'INACTIVE',
    allowedLanguages: [...brand.languages],
    defaultLanguage: brand.languages[0]?.code ?? 'en',
    dateFormat: brand.dateFormat,
    cfDomainName: assetHostOf(brand, port),
    assetHostname: `${brand.slug}.assets.localhost`,
    odResourceAllowances: {
      custom_template: brand.builtHome !== null,
      content_refresh: brand.contentRefresh,
    },
    modulePermissions: { rating: true, comments: true },
    metadata: { title: brand.title, description: brand.description },
    customTheme: { name: brand.theme },
    currency: brand.currency,
    createdDate: now,
  };
}

export function pageRows(brand: Brand): Row<typeof staticPages>[] {
  return brand.pages.map((page, position) => ({
    id: `page-${page.type.toLowerCase()}`,
    type: page.type,
    title: page.title,
    visibleOnWebsite: !page.isHidden,
    content: { ...page.content },
    pageUrl: page.url,
    position,
  }));
}

export function freePageRows(brand: Brand, now: Date): Row<typeof cmsPages>[] {
  return brand.freePages.map(({ url, title, content }) => ({
    id: `page-${url}`,
    type: 'STATIC',
    pageUrl: url,
    title,
    content,
    modifiedDate: now,
  }));
}

export function builtPageRows(brand: Brand, now: Date): Row<typeof cmsPages>[] {
  return brand.builtPages.map(({ url, title, blocks }) => ({
    id: `built-${url}`,
    type: 'CUSTOM',
    pageUrl: url,
    title,
    components: toComponents(url, blocks),
    modifiedDate: now,
  }));
}

export function templateRows({ builtHome }: Brand, now: Date): Row<typeof templates>[] {
  if (!builtHome) return [];
  const { theme, header, footer, blocks } = builtHome;
  return [
    {
      id: 'template-home',
      isPublished: true,
      selectedTheme: { name: theme },
      components: toComponents('home', blocks),
      header: { ...header },
      footer: { ...footer },
      modifiedDate: now,
    },
  ];
}

function toComponents(page: string, blocks: BuiltPage['blocks']) {
  return blocks.map((data, index) => ({ id: `${page}-${index + 1}`, data: { ...data } }));
}

export function planRows(brand: Brand): Row<typeof plans>[] {
  return brand.plans.map((plan, position) => ({
    id: plan.id,
    name: plan.name,
    description: plan.description,
    amountMinor: plan.amountMinor,
    currency: brand.currency,
    durationDays: plan.days,
    taxRate: plan.taxRate ?? 0,
    isPpv: plan.isPpv ?? false,
    position,
  }));
}

export function discountRows(brand: Brand): Row<typeof discounts>[] {
  return brand.discounts.map((discount) => ({
    id: discount.id,
    code: discount.code,
    name: discount.name,
    description: discount.description,
    valueType: discount.valueType,
    value: discount.value,
    maxValueMinor: discount.maxMinor ?? null,
    applicablePlans: [...discount.plans],
    isListed: discount.listed,
  }));
}

/** With the keys that the payment sandbox knows the brand by; none without a `gatewayKey` to seal them. */
export function gatewayRows(brand: Brand, gatewayKey: string | null): Row<typeof gateways>[] {
  const sealing = gatewayKey === null ? null : openSealing(gatewayKey, 'gateways');
  const keys = sandboxKeys(brand.slug);
  return brand.gateways.map(({ id, org, isVerified }, position) => ({
    id,
    org,
    isAccountVerified: isVerified,
    publicConfig: { mode: 'test', currency: brand.currency },
    sealedKeys:
      isVerified && sealing ? sealing.seal(keys[org], placeOf({ accountId: brand.accountId, id })) : null,
    position,
  }));
}

export function bannerRows(brand: Brand): Row<typeof banners>[] {
  return brand.banners.map(({ id, image, content, url }, position) => ({
    id,
    imageS3Key: image,
    objectType: url ? 'EXTERNAL_URL' : 'CONTENT',
    objectId: content ?? null,
    url: url ?? null,
    position,
  }));
}

export function laneRows(brand: Brand): Row<typeof swimlanes>[] {
  return brand.lanes.map(({ id, name, filters, orderBy = 'created_date', reverse = true }, position) => ({
    id,
    name,
    filters,
    orderBy,
    reverse,
    position,
  }));
}

export function formRows(brand: Brand): Row<typeof forms>[] {
  return brand.forms.map(({ id, name, subHeading, button, place, isExpanded, isForMembers, fields }) => ({
    id,
    heading: name,
    subHeading,
    buttonText: button,
    isMinimised: !isExpanded,
    isLoginRequired: isForMembers ?? false,
    entities: { type: place.type, data: [...(place.data ?? [])] },
    fields: fields.map(({ name: $t, type, isMandatory = false, options = [] }) => ({
      name: { $t },
      type,
      is_mandatory: isMandatory,
      value: '',
      options: options.map((texts) => ({ $t: texts })),
    })),
  }));
}
