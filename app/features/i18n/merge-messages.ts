/** One language's texts: namespace → key → text. */
export type Messages = Record<string, Record<string, string>>;

/** A tenant's text replaces a label or a sentence, never a page. */
const MAX_TEXT_CHARS = 1000;
const PLURAL_SUFFIX = /_(?:zero|one|two|few|many|other)$/;

/**
 * Lays a tenant's texts over the defaults, key by key. The file may be flat (`{ key }`, replacing the key in
 * whichever namespace has it) or nested (`{ namespace: { key } }`); what no page knows and what is no text is
 * ignored.
 */
export function mergeMessages(defaults: Messages, overrides: unknown): Messages {
  if (!isRecord(overrides)) return defaults;
  const merged: Messages = {};
  for (const [namespace, texts] of Object.entries(defaults)) {
    const nested = Object.hasOwn(overrides, namespace) ? overrides[namespace] : undefined;
    merged[namespace] = {
      ...texts,
      ...knownTexts(texts, overrides),
      ...(isRecord(nested) ? knownTexts(texts, nested) : {}),
    };
  }
  return merged;
}

function knownTexts(
  known: Record<string, string>,
  overrides: Record<string, unknown>,
): Record<string, string> {
  const stems = new Set(
    Object.keys(known)
      .filter((key) => PLURAL_SUFFIX.test(key))
      .map(stemOf),
  );
  return Object.fromEntries(
    Object.entries(overrides).filter(
      (entry): entry is [string, string] =>
        isText(entry[1]) &&
        // A language may need plural forms that the defaults' language does not have.
        (Object.hasOwn(known, entry[0]) || (PLURAL_SUFFIX.test(entry[0]) && stems.has(stemOf(entry[0])))),
    ),
  );
}

function stemOf(key: string): string {
  return key.replace(PLURAL_SUFFIX, '');
}

/** "$t(" would let one text pull in others, itself among them. */
function isText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= MAX_TEXT_CHARS &&
    !value.includes('$t(')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
