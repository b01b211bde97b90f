import type { Choice } from './form-context.ts';

/** What the browser suggests for a field that names it. */
export function ChoiceList({ id, choices }: { id: string; choices: readonly Choice[] }) {
  return (
    <datalist id={id}>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </datalist>
  );
}
