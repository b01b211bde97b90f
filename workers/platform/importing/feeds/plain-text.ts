/** HTML's names of U+00A0 to U+00FF, in their order. */
const LATIN_1 =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
   middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute
   Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute
   THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde
   ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, at): [string, string] => [name, String.fromCodePoint(0xa0 + at)]),
  ...Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' },
    ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', lsaquo: '‹', rsaquo: '›' },
    ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', euro: '€', trade: '™', ensp: ' ', emsp: ' ' },
    ...{ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ', thinsp: ' ', zwnj: '', zwj: '' },
  }),
]);

/** Texts of feeds often are HTML, as text. */
export function toPlainText(text: string): string {
  if (!/[<&]/.test(text)) return text.trim();
  return text
    .replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES.get(name) ?? entity;
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16));
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Nothing for halves of a character, control characters, and what is beyond Unicode. */
function characterOf(code: number): string {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '';
  const character = String.fromCodePoint(code);
  return /[^\P{Cc}\n\t]/u.test(character) ? '' : character;
}
