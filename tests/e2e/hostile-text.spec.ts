import { ATTACKS, KINDS } from '#tests/fixtures/hostile/corpus.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { ASSETS, read, spell } from '#tests/unit/rich-text/rich-text-fixture.ts';
import { type HostilePage, openHostileSite } from './support/hostile/hostile-site.ts';
import { faultsIn, strangersIn } from './support/hostile/inspect-page.ts';
import { looseAttacks, openBareServer } from './support/hostile/live-attacks.ts';
import { touchAll } from './support/hostile/touch-all.ts';
import { ALONE_ON_EARTH, type Watched, watchedContext } from './support/hostile/watched-context.ts';
import { HEADLESS_SHELL } from './support/launch.ts';
import { expect, test } from './support/test.ts';

// Some sixty pages of a brand whose owner means harm: one site for all of them.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ launchOptions: { ...HEADLESS_SHELL, args: [...HEADLESS_SHELL.args, ALONE_ON_EARTH] } });

/** For animations, failed loads and refreshes. */
const EFFECTS_MS = 350;

const QUESTION = 'main details > div';
const RICH_TEXT = 'main div:has(> p[lang])';

let site: Awaited<ReturnType<typeof openHostileSite>>;

test.beforeAll(async () => {
  // A site of its own is seeded.
  test.setTimeout(120_000);
  site = await openHostileSite();
});

test.afterAll(() => site.close());

const isOwn = ({ hostname }: URL) => hostname.endsWith('.localhost');

/** Opens them all, touches what `touched` selects, and finds nothing done and nothing broken. */
async function expectHarmless(
  { page, deeds }: Watched,
  pages: readonly HostilePage[],
  { texts, touched = 'main *' }: { texts: string | null; touched?: string },
) {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const { url, attacks } of pages) {
    await page.goto(url);
    await page.waitForFunction(isHydrated);
    await page.waitForFunction(hasEditors);
    await touchAll(page, touched);
    expect(errors, url).toEqual([]);
    expect(await faultsIn(page), url).toEqual([]);
    if (texts !== null) expect(await strangersIn(page, texts), url).toEqual([]);
    if (texts === QUESTION)
      await expect(page.locator('main ul > li > details:only-child > div')).toHaveCount(attacks.length);
    // It is where it was: nothing has led it away.
    expect(page.url()).toBe(url);
  }
  expect(deeds).toEqual([]);
  expect(errors).toEqual([]);
}

/** Runs in the page: React has found what it drew in the page that came. */
function isHydrated(): boolean {
  const landmarks = ['header', 'main', 'footer'].map((name) => document.querySelector(name) ?? {});
  return landmarks.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
}

/** Runs in the page: every text in HTML has the editor's button, which comes with its scripts. */
function hasEditors(): boolean {
  const sources = [...document.querySelectorAll('textarea[dir="ltr"][spellcheck="false"]')];
  return sources.every((source) => source.parentElement?.querySelector('button'));
}

test('a thousand attacks in rich text and in blocks do nothing, and leave the page’s policy nothing to stop', async ({
  browser,
}) => {
  const watched = await watchedContext(browser, isOwn);
  await expectHarmless(watched, site.questions, { texts: QUESTION });
  await expectHarmless(watched, site.built, { texts: null, touched: 'a, a *, summary' });
  await watched.close();
});

// For every change the last test shows the same of the sanitised texts alone.
if (IS_TEST_ALL) {
  test('a thousand attacks in rich text do nothing without the page’s policy', async ({ browser }) => {
    const watched = await watchedContext(browser, isOwn, { bypassCSP: true });
    await expectHarmless(watched, site.questions, { texts: QUESTION });
    await watched.close();
  });
}

test('attacks one after the other, in titles, forms, headers, footers and comments, do nothing', async ({
  browser,
}) => {
  const watched = await watchedContext(browser, isOwn);
  await expectHarmless(watched, [...site.written, ...site.info], { texts: RICH_TEXT });
  await expectHarmless(watched, [...site.details, ...site.others], {
    texts: null,
    // What else can be pressed there is the site's own: more comments, a like.
    touched: 'header a, header a *, footer a, footer a *, article p, article p *',
  });
  await watched.close();
});

test('attacks do nothing to the brand’s owners, on the stage, in forms, in the studio and in a preview', async ({
  browser,
}) => {
  const watched = await watchedContext(browser, isOwn);
  await site.signInOwners(watched.context);
  // Whatever blocks bring is held still: it cannot be touched.
  await expectHarmless(watched, [...site.edited, ...site.form, ...site.studio], {
    texts: null,
    touched: 'main label',
  });
  await watched.close();
});

/** Kinds that wait for nobody: what they have runs, loads or breaks out as soon as it is shown. */
const SELF_STARTING = [
  ...['breakouts', 'classics', 'elements', 'events-alone', 'foreign', 'nesting', 'scripts', 'styles'],
];

test('the attacks are alive where nothing holds them, and dead without a policy once they are sanitised', async ({
  browser,
}) => {
  const bare = await openBareServer(sanitisedPage());
  const watched = await watchedContext(browser, ({ origin }) => origin === bare.origin || origin === ASSETS);
  const { page, deeds } = watched;
  await page.goto(`${bare.origin}/all`);
  await touchAll(page, 'main *');
  await page.waitForTimeout(EFFECTS_MS);
  expect(deeds).toEqual([]);
  expect(page.url()).toBe(`${bare.origin}/all`);
  // Each is in its own box, and what comes after it is after it.
  await expect(page.locator('body > main > article.text + hr')).toHaveCount(ATTACKS.length);
  await expect(page.locator('body > main > *')).toHaveCount(2 * ATTACKS.length);
  expect(await strangersIn(page, 'article.text')).toEqual([]);

  const outcomes = await looseAttacks(watched, bare.origin);
  const countIn = (kinds: readonly string[], when: 'alone' | 'touched') => {
    const of = outcomes.filter(({ attack }) => kinds.includes(attack.kind));
    return { of: of.length, alive: of.filter((each) => each[when].length > 0).length };
  };
  for (const kind of KINDS) {
    const [alone, touched] = [countIn([kind], 'alone'), countIn([kind], 'touched')];
    process.stdout.write(`  ${kind}: ${alone.of}, alive ${alone.alive}, when touched ${touched.alive}\n`);
  }
  const alone = countIn(SELF_STARTING, 'alone');
  process.stdout.write(`  of ${alone.of} that wait for nobody ${alone.alive} are alive\n`);
  expect(alone.alive / alone.of).toBeGreaterThan(0.4);
  const touched = countIn(KINDS, 'touched');
  expect(touched.alive / touched.of).toBeGreaterThan(0.45);
  await watched.close();
  bare.close();
});

function sanitisedPage(): string {
  const boxes = ATTACKS.map(({ html }) => `<article class="text">${spell(read(html))}</article><hr>`);
  return `<!doctype html><html lang="en"><title>sanitised</title><body><main>${boxes.join('')}</main>`;
}
