import type { StudioEntity } from '#app/contract/entity-calls.ts';
import { decimalsOf } from '#app/lib/currency-decimals.ts';
import { formatMoney } from '#app/lib/money.ts';
import { formatDay } from '#app/lib/time-text.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { entityName } from './entity-name.ts';
import { type EntityValue, textIn } from './entity-value.ts';
import { type FormKind, fieldsOf, shownFieldOf } from './kind-forms.ts';

export const LIST_PAGE_SIZE = 30;

/** An entity as a row of its kind's list. */
export interface ListedEntity {
  id: string;
  name: string;
  /** The key of its picture; null where it has none, undefined of kinds without. */
  picture?: string | null;
  /** Whether viewers see it; null of kinds without a switch. */
  isShown: boolean | null;
  /** A video's type, a key of the texts. */
  type?: string;
  /** A plan's price, a title's day. */
  fact: string;
}

interface Reader {
  kind: FormKind;
  /** Of its names. */
  language: string;
  /** Of amounts and days. */
  locale: string;
  timeZone: string;
}

export async function loadList(
  content: MarqueeContext['services']['content'],
  { page, search, ...reader }: Reader & { page: number; search: string },
) {
  const { items, total } = await content.entities({
    ...{ kind: reader.kind, page, page_size: LIST_PAGE_SIZE },
    ...(search && { search }),
  });
  return {
    ...{ page, total, search },
    entities: items.map((entity) => toListed(entity, reader)),
    hasMore: page * LIST_PAGE_SIZE < total,
  };
}

function toListed({ id, value }: StudioEntity, reader: Reader): ListedEntity {
  const { kind, language } = reader;
  const shown = shownFieldOf(kind);
  const hasPicture = fieldsOf(kind).some((field) => field.kind === 'picture');
  return {
    ...{ id, name: entityName({ id, value }, language) },
    ...(hasPicture && { picture: pictureOf(value) }),
    isShown: shown === null ? null : value[shown] !== false,
    ...(typeof value.video_type === 'string' && { type: value.video_type }),
    fact: factOf(value, reader),
  };
}

const PICTURES = ['thumbnail', 'poster', 'logo', 'icon', 'image'];

function pictureOf(value: EntityValue): string | null {
  return PICTURES.map((name) => textIn(value[name], '')).find(Boolean) ?? null;
}

function factOf(value: EntityValue, { kind, locale, timeZone }: Reader): string {
  if (kind === 'voucher') return String(value.code ?? '');
  if (kind === 'plan') {
    const currency = String(value.currency ?? '');
    return formatMoney(Number(value.amount_minor ?? 0) / 10 ** decimalsOf(currency), currency, locale);
  }
  return kind === 'title' && typeof value.created_date === 'string'
    ? formatDay(value.created_date, locale, { timeZone })
    : '';
}
