import { expect, test } from 'vitest';
import { lanesOfTemplate } from '#workers/platform/home/lane-definition.ts';

const lane = (data: object) => {
  const component = { id: 'row', data: { component_key: 'defaultSwimlane', ...data } };
  return lanesOfTemplate({ components: [component] } as unknown as Parameters<typeof lanesOfTemplate>[0]);
};
const rule = { type: 'system_defined', name: 'category', value: ['Ice', 'Snow'] };

test('a lane finds titles that have any of the values of its rule', () => {
  const [found] = lane({ type: 'AUTOMATIC', auto_payload: [rule] });
  expect(found).toMatchObject({
    filters: { system_defined: [{ value: 'Ice' }, { value: 'Snow' }], custom_defined: [] },
  });
});

test('a lane whose rules are missing or cannot be read lists nothing, and not the whole catalogue', () => {
  expect(lane({ type: 'AUTOMATIC' })).toEqual([]);
  expect(lane({ type: 'AUTOMATIC', auto_payload: [rule, { ...rule, value: {} }] })).toEqual([]);
});

test('a lane of picked titles needs no type', () => {
  expect(lane({ content_data: ['a'] })).toMatchObject([{ filters: { content_ids: ['a'] } }]);
});
