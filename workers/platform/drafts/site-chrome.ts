import { type Data, isList, isObject, type Json } from '#app/lib/edit-document/document.ts';
import { byLanguage } from '#app/lib/edit-document/texts.ts';

export type ChromeName = 'header' | 'footer';

const OWN_KEY = { header: 'defaultHeader', footer: 'defaultFooter' } as const;
/** Up to four links that backends number; as a list, they can be added, moved and removed. */
const NUMBERED = ['heading_1', 'heading_2', 'heading_3', 'heading_4'];

/** A template's header or footer as a block of the `site` document. Without one, the site shows its own. */
export function toChrome(name: ChromeName, stored: Json | undefined): Data {
  const { component_key: key = OWN_KEY[name], data } = isObject(stored) ? stored : {};
  const fields = isObject(data) ? data : {};
  return {
    id: name,
    data: { ...(name === 'header' ? withListedLinks(fields) : fields), component_key: key },
  };
}

/** The opposite; undefined where it is the site's own, with nothing filled in. */
export function toStoredChrome(value: Data, name: ChromeName): Data | undefined {
  const chromes = isList(value.components) ? value.components.filter(isObject) : [];
  const data = chromes.find(({ id }) => id === name)?.data;
  const { component_key: key = OWN_KEY[name], ...fields } = isObject(data) ? data : {};
  if (key === OWN_KEY[name] && Object.keys(fields).length === 0) return undefined;
  return { component_key: key, data: fields };
}

/** Viewers see the numbered links where any has words, and the list where none has. */
function withListedLinks(data: Data): Data {
  const numbered = NUMBERED.flatMap((name) => data[name] ?? []).filter(hasWords);
  if (numbered.length === 0) return data;
  const others = Object.entries(data).filter(([name]) => !NUMBERED.includes(name));
  return { ...Object.fromEntries(others), headings: numbered };
}

function hasWords(link: Json): boolean {
  if (!isObject(link)) return false;
  const words = byLanguage(link.text);
  const texts = words ? Object.values(words) : [link.text];
  return texts.some((text) => typeof text === 'string' && text.trim() !== '');
}
