import type { FormField } from '#app/features/page-builder/edit/fields/form-field.ts';
import { targetOf } from '#app/features/page-builder/edit/fields/link-value.ts';
import { PLAYER_TARGETS, playerTargetOf } from '#app/features/page-builder/edit/fields/player-value.ts';

/** What browsers send of a form with these fields: what the components' controls are called, and hold. */
export function sendFields(fields: readonly FormField[]): URLSearchParams {
  return new URLSearchParams(
    entriesOf(fields).map(([name, value]) => [name, value.replace(/\r\n?|\n/g, '\r\n')]),
  );
}

function entriesOf(fields: readonly FormField[]): [name: string, value: string][] {
  return fields.flatMap(entriesOfField);
}

function entriesOfField(field: FormField): [name: string, value: string][] {
  const { path } = field;
  switch (field.kind) {
    case 'text':
      return [[path, field.words]];
    case 'choice':
      return [[path, field.chosen]];
    case 'switch':
      return [[path, 'off'], ...(field.isOn ? [[path, 'on'] as [string, string]] : [])];
    case 'link': {
      const { type, target, isPopup } = field.link;
      return [
        [`${path}/type`, type],
        [`${path}/${targetOf(type) ?? 'url'}`, target],
        [`${path}/popup`, isPopup ? 'on' : 'off'],
      ];
    }
    case 'picture':
      return [[path, field.key]];
    case 'player': {
      const { type, id } = field.player;
      const shown = playerTargetOf(type);
      return [
        [`${path}/type`, type],
        ...PLAYER_TARGETS.map((target): [string, string] => [
          `${path}/${target}`,
          target === shown ? id : '',
        ]),
      ];
    }
    case 'titles':
      return [...field.ids, ''].map((id) => [path, id]);
    case 'rules':
      return [...field.rules, { type: '', name: '', id: '', values: '' }].flatMap((rule, index) =>
        Object.entries(rule).map(([name, value]): [string, string] => [`${path}/${index}/${name}`, value]),
      );
    case 'group':
      return entriesOf(field.fields);
    case 'list':
      return field.cards.flatMap((card) => entriesOf(card.fields));
  }
}
