import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { requiredText } from '#app/contract/primitives.ts';
import { defineKind, namedIn } from './entity-kind.ts';
import { AmountMinor, flag, Ids, OptionalTexts, requiredTexts, Time } from './fields.ts';

const FULL_PRICE = 10_000;
const MAX_USES = 1_000_000_000;

export const VoucherSchema = v.pipe(
  v.strictObject({
    /** Viewers may write it in small letters. */
    code: v.pipe(requiredText(LIMITS.code), v.regex(/^\S+$/, 'must not have blanks'), v.toUpperCase()),
    name: requiredTexts(LIMITS.name),
    description: OptionalTexts,
    value_type: v.picklist(['percentage', 'flat']),
    /** Hundredths of a percent (1000 is 10 %), or the smallest unit of the plan's currency. */
    value: AmountMinor,
    max_value_minor: v.optional(AmountMinor),
    /** Those that it makes cheaper; all of them where it names none. */
    plans: Ids,
    /** Listed on the payment page; otherwise it works by its code only. */
    is_listed: flag(true),
    is_active: flag(true),
    starts_time: Time,
    ends_time: Time,
    usage_limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_USES))),
  }),
  v.forward(
    v.partialCheck(
      [['value_type'], ['value']],
      ({ value_type, value }) => value_type === 'flat' || value <= FULL_PRICE,
      'must be at most 10000, which is 100 %',
    ),
    ['value'],
  ),
);

export const voucherKind = defineKind('voucher', VoucherSchema, {
  scope: 'site',
  references: ({ plans }) => namedIn('plans', 'plan', plans),
});
