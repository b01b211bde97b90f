import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { themes } from '#app/domain/themes/themes.ts';
import { MAIL_KINDS } from '#workers/platform/domain/mail-kind.ts';
import { textLanguageOf, translate } from '#workers/platform/http/translations.ts';
import { formatAddress, isSendable } from '#workers/platform/mail/address.ts';
import { luminanceOf, onColour, THEME_COLOURS, themeColours } from '#workers/platform/mail/colours.ts';
import { composeMail, type Fact } from '#workers/platform/mail/compose.ts';

const BRAND = {
  name: 'Aurora & Söhne',
  logoUrl: 'https://aurora-assets.example/public/static/logo.png',
  page: '#0B0D12',
  onPage: '#FFFFFF',
  accent: '#5B8CFF',
  onAccent: '#000000',
};
const LINK = 'https://aurora.example/reset-password/abc';
const LANGUAGES = ['en', 'es', 'fr', 'ar'] as const;

function compose(name: string, language: (typeof LANGUAGES)[number] = 'en') {
  return composeMail({ kind: 'reset', brand: BRAND, language, reader: { name }, link: LINK });
}

const UNTIL = new Date('2026-12-22T08:30:00Z');
const PAYMENT = {
  plan: 'Month <3',
  amount: 'EUR 7.99',
  next: UNTIL,
};
const FACTS: Partial<Record<string, readonly Fact[]>> = {
  payment_received: [
    { name: 'plan', value: PAYMENT.plan },
    { name: 'total', value: PAYMENT.amount },
    { name: 'until', value: UNTIL },
  ],
  payment_refunded: [
    { name: 'total', value: PAYMENT.amount },
    { name: 'paid', value: UNTIL },
  ],
};
FACTS.payment_partly_refunded = FACTS.payment_refunded;
const EVENT = { title: 'Night <3', channel: 'Channel One', timeZone: 'Asia/Tokyo' };
const isReminder = (kind: string) => kind.startsWith('reminder');
const isAboutMoney = (kind: string) => kind.startsWith('payment') || kind.startsWith('renewal');

describe('composeMail', () => {
  test.each(LANGUAGES.flatMap((language) => MAIL_KINDS.map((kind) => [language, kind] as const)))(
    'the mail in %s of the kind %s has brand, link and direction, and no placeholder is left',
    (language, kind) => {
      const until = kind === 'deletion_asked' ? new Date('2026-12-22T08:30:00Z') : null;
      const mail = composeMail({
        kind,
        brand: BRAND,
        language,
        reader: { name: 'Ana' },
        link: LINK,
        until: isAboutMoney(kind) || isReminder(kind) ? UNTIL : until,
        event: isReminder(kind) ? EVENT : null,
        payment: isAboutMoney(kind) ? { ...PAYMENT, facts: FACTS[kind] ?? [] } : null,
      });
      if (isReminder(kind)) {
        expect(mail.html).toContain('Night &#60;3');
        expect(mail.text).toMatch(/Night <3.*(?:2026|٢٠٢٦).*[9٩]/s);
        expect(mail.html.includes('Channel One')).toBe(kind === 'reminder_programme');
      }
      if (isAboutMoney(kind)) {
        expect(mail.text).toContain(PAYMENT.plan);
        expect(mail.html).toContain('Month &#60;3');
        expect(mail.html).not.toContain(PAYMENT.plan);
        expect(mail.html.includes(PAYMENT.amount)).toBe(/received|refunded|soon|failed/.test(kind));
        expect(mail.text.includes('2026') || mail.text.includes('٢٠٢٦')).toBe(true);
      }
      expect(mail.html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(mail.html).toContain(`src="${BRAND.logoUrl}"`);
      expect(mail.html).toContain(`href="${LINK}"`);
      expect(mail.html).toContain(`background:${BRAND.accent}`);
      expect(mail.text).toContain(LINK);
      expect(mail.subject).toContain(BRAND.name);
      for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/\{\w+\}|undefined/);
    },
  );

  test.each([
    ['en', 'December 22, 2026 at 8:30\u202fAM UTC'],
    ['es', '22 de diciembre de 2026 a las 8:30 UTC'],
    ['fr', '22 décembre 2026 à 08:30 UTC'],
    ['ar', '٢٢ ديسمبر ٢٠٢٦ في ٨:٣٠ ص UTC'],
  ] as const)('the mail in %s names the end of the time to cancel a deletion', (language, moment) => {
    const until = new Date('2026-12-22T08:30:00Z');
    const { html, text } = composeMail({
      kind: 'deletion_asked',
      brand: BRAND,
      language,
      reader: { name: 'Ana' },
      link: LINK,
      until,
    });
    const plain = (body: string) => body.replace(/\s/g, ' ');
    expect(plain(text)).toContain(`\u2068${plain(moment)}\u2069`);
    expect(plain(html)).toContain(`<bdi>${plain(moment)}</bdi>`);
  });

  test.each(LANGUAGES)('the texts in %s differ from those of every other language', (language) => {
    const others = LANGUAGES.filter((other) => other !== language);
    for (const kind of MAIL_KINDS) {
      for (const key of [`${kind}_subject`, `${kind}_body`] as const) {
        const text = translate(language, 'mail', key);
        for (const other of others) expect(translate(other, 'mail', key)).not.toBe(text);
      }
    }
  });

  test('a name with markup is shown as text', () => {
    const name = `"><script>alert(1)</script><a href='//evil.example'>{brand} $& </a>`;
    const { html, text } = compose(name);
    const tags: string[] = [];
    const walk = (node: object) => {
      if ('tagName' in node) tags.push(String(node.tagName));
      if ('childNodes' in node && Array.isArray(node.childNodes)) node.childNodes.forEach(walk);
    };
    walk(parse(html));
    expect(tags).not.toContain('script');
    expect(html).not.toContain('evil.example"');
    expect(tags.filter((tag) => tag === 'a')).toHaveLength(2);
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).toContain('{brand} $&');
  });

  test('a name with direction controls loses them', () => {
    const { html, text, subject } = compose('Ana\u202e moc.live\u2066\n\nBcc: x@y');
    for (const part of [html, text, subject]) expect(part).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
    expect(text).toContain('Hello \u2068Ana moc.live Bcc: x@y\u2069,');
  });

  test.each([
    ['ar-EG', 'ar'],
    ['FR', 'fr'],
    ['pt', 'en'],
    ['constructor', 'en'],
    ['', 'en'],
  ])('a reader of %s gets a mail in %s', (requested, language) => {
    expect(textLanguageOf(requested)).toBe(language);
  });
});

describe('formatAddress and isSendable', () => {
  test.each([
    ['Ana', '"Ana" <a@b.example>'],
    ['Ana "the" \\ Lima', '"Ana \\"the\\" \\\\ Lima" <a@b.example>'],
    ['Ana\r\nBcc: c@d.example', '"Ana Bcc: c@d.example" <a@b.example>'],
    ['\u202e\u2067', 'a@b.example'],
    ['x'.repeat(500), `"${'x'.repeat(100)}" <a@b.example>`],
  ])('the name %j becomes %j', (name, formatted) => {
    expect(formatAddress(name, 'a@b.example')).toBe(formatted);
  });

  test.each([
    ['a@b', true],
    ['a+c@müller.example', true],
    ['a@b, c@d', false],
    ['a@b;c@d', false],
    ['x <a@b>', false],
    ['a@b\r\nBcc: c@d', false],
    ['a@b@c', false],
    ['@', false],
  ])('the address %j is sendable: %s', (address, isAllowed) => {
    expect(isSendable(address)).toBe(isAllowed);
  });
});

describe('the colours of a mail', () => {
  test('the themes have the site’s colours', () => {
    const expected = Object.entries(themes).map(([name, { c1, c7 }]) => [name, { page: c1, accent: c7 }]);
    expect(THEME_COLOURS).toEqual(Object.fromEntries(expected));
  });

  test("a brand’s own valid colours replace the theme's", () => {
    const theme = (colors: Record<string, string>) => themeColours({ name: 'NEON_DARK', colors });
    expect(theme({ c7: '#abc' }).accent).toBe('#abc');
    expect(theme({ c7: 'red"><script>' }).accent).toBe(THEME_COLOURS.NEON_DARK.accent);
    expect(themeColours({ name: 'constructor' })).toEqual(THEME_COLOURS.DEFAULT_THEME);
    expect(themeColours(null)).toEqual(THEME_COLOURS.DEFAULT_THEME);
  });

  test('text on any colour has a contrast of 4.5', () => {
    for (const colour of ['#000', '#fff', '#767676', '#777777', '#5B8CFF', '#39FF14', '#C8102E']) {
      const [low, high] = [luminanceOf(colour), luminanceOf(onColour(colour))].sort((a, b) => a - b);
      expect(((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
