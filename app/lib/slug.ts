/** Letters that are no Latin ones with a mark, in the order of their alphabets; a dash is a letter without a sound. */
const LETTERS = new Map(
  [
    ['ßæœøđðþłıħŋ', 'ss ae oe o d d th l i h n'],
    [
      'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґў',
      'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya i yi ye g u',
    ],
    ['αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'],
    ['אבגדהוזחטיכךלמםנןסעפףצץקרשת', 'a b g d h v z h t y k k l m m n n s a p f ts ts k r sh t'],
    [
      'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءپچژگکی',
      'a b t th j h kh d dh r z s sh s d t z a gh f q k l m n h w y a a - p ch zh g k y',
    ],
  ].flatMap(([letters = '', sounds = '']) => {
    const latin = sounds.split(' ');
    return [...letters].map((letter, at): [string, string] => [letter, latin[at]?.replace('-', '') ?? '']);
  }),
);

const DIGITS_IN_A_ROW = 10;
const MAX_CHARS = 80;

/**
 * A text as a part of an address: `Été à Tromsø` → `ete-a-tromso`. Empty where none of its letters has a Latin one.
 */
export function toSlug(text: string): string {
  const words = [...text.normalize('NFC').toLowerCase()].map(toLatin).join('');
  const slug = words
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.length <= MAX_CHARS
    ? slug
    : slug
        .slice(0, MAX_CHARS + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, MAX_CHARS);
}

/** The slug with the first number behind it that makes it one of its own. */
export function toFreeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  for (let count = 2; ; count++) {
    const numbered = `${slug}-${count}`;
    if (!isTaken(numbered)) return numbered;
  }
}

function toLatin(character: string): string {
  const known = LETTERS.get(character);
  if (known !== undefined) return known;
  const plain = character.normalize('NFKD').replace(/\p{M}+/gu, '');
  return [...plain].map((letter) => LETTERS.get(letter) ?? toDigit(letter)).join('');
}

/** Digits of a script are ten in a row; those before a zero are none. What is no digit is as it is. */
function toDigit(character: string): string {
  if (!/\p{Nd}/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  for (let value = 0; value < DIGITS_IN_A_ROW; value++)
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) return String(value);
  return '';
}
