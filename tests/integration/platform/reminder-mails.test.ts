import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { entityCalls } from '#tests/support/entities.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { queuedMails } from '#workers/platform/storage/schema/mail.ts';
import { reminders } from '#workers/platform/storage/schema/reminder.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { makeMailedBrand } from './account-mail.ts';
import { makeChannel } from './make-channel.ts';
import { makeContent } from './make-content.ts';
import { startPlatform, type TestPlatform } from './start-platform.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform({ vars: { MAIL_PROVIDER: 'mailbox' } });
});

/** The Worker's cron of every minute, so many minutes before a start. */
async function cronAt(start: Date, minutesBefore: number): Promise<void> {
  const worker = await platform.miniflare.getWorker();
  const scheduledTime = new Date(start.getTime() - minutesBefore * MINUTE_MS);
  expect((await worker.scheduled({ scheduledTime, cron: '* * * * *' })).outcome).toBe('ok');
}

const callsFor = (account: string) =>
  entityCalls((method, path, body) => platform.admin(method, path.replace('/admin/v1', ''), body), account);

const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS);

/** A brand with a stream that starts in some hours, and Ana, whose address is verified. */
async function makeBrand({ starts = inHours(5) } = {}) {
  const brand = await makeMailedBrand(platform, { metadata: { title: { en: 'Aurora', es: 'Aurora' } } });
  const { account } = brand;
  const title = { en: 'The Final', es: 'La final' };
  await makeContent(platform.db, account, {
    ...{ contentId: 'final', videoType: 'LIVE', publishTime: starts, title },
  });
  const join = async (name: string) => {
    const email = `${name.toLowerCase()}.${account}@example.com`;
    const { session, userId } = await brand.join(name, email);
    await platform.db
      .update(users)
      .set({ isEmailVerified: true })
      .where(and(eq(users.accountId, account), eq(users.id, userId)));
    const add = (body: object, language = 'en') => brand.call('addReminder', { session, body, language });
    return { session, userId, email, add };
  };
  const setTitle = (values: Partial<typeof contents.$inferInsert>) =>
    platform.db
      .update(contents)
      .set(values)
      .where(and(eq(contents.accountId, account), eq(contents.contentId, 'final')));
  /** What the mailbox got, after the minute in which what was put down goes out. */
  const sent = async (start: Date, minutesBefore: number) => {
    await cronAt(start, minutesBefore);
    return (await brand.mails()).filter(({ kind }) => kind.startsWith('reminder'));
  };
  const rows = () => platform.db.select().from(reminders).where(eq(reminders.accountId, account));
  return { ...brand, starts, join, ana: await join('Ana'), setTitle, sent, rows };
}

test('a viewer gets one mail half an hour before the start, in their language, with their zone and the brand’s own address', async () => {
  const { ana, starts, sent, origin } = await makeBrand();
  await ana.add({ content_id: 'final', time_zone: 'Asia/Tokyo' }, 'es');
  await cronAt(starts, 31);
  expect(await sent(starts, 30.5)).toEqual([]);
  // Twice at the same minute, and a minute later.
  await Promise.all([cronAt(starts, 30), cronAt(starts, 30)]);
  await cronAt(starts, 29);
  const [mail, ...others] = await sent(starts, 28);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'reminder_title', to: { name: 'Ana', address: ana.email } });
  expect(mail?.subject).toBe('La final empieza pronto en Aurora');
  const clock = new Intl.DateTimeFormat('es', { timeZone: 'Asia/Tokyo', timeStyle: 'short' }).format(starts);
  expect(mail?.text).toContain(clock);
  expect(mail?.text).toContain('(GMT+9)');
  expect(mail?.text).toContain(`${origin}/content/final`);
  expect(mail?.text).toContain('Recordatorio activado');
});

test('a viewer of an unknown zone gets UTC, and a late cron still sends, but nothing after the start', async () => {
  const brand = await makeBrand();
  await brand.ana.add({ content_id: 'final', time_zone: 'Nowhere/Land' });
  await cronAt(brand.starts, 3);
  const [mail] = await brand.sent(brand.starts, 2);
  expect(mail?.text).toMatch(/ UTC/);
  const overdue = await makeBrand();
  await overdue.ana.add({ content_id: 'final' });
  await cronAt(overdue.starts, 0);
  expect(await overdue.sent(overdue.starts, -1)).toEqual([]);
});

test('a stream that was moved is mailed about at its new time, earlier or later, and again when it moves after the mail', async () => {
  const postponed = await makeBrand();
  await postponed.ana.add({ content_id: 'final' });
  const moved = new Date(postponed.starts.getTime() + 2 * DAY_MS);
  await postponed.setTitle({ publishTime: moved });
  await cronAt(postponed.starts, 30);
  expect(await postponed.sent(postponed.starts, 20)).toEqual([]);
  expect(await postponed.rows()).toMatchObject([{ startTime: moved }]);
  await cronAt(moved, 30);
  expect(await postponed.sent(moved, 29)).toHaveLength(1);
  const again = new Date(moved.getTime() + HOUR_MS);
  await postponed.setTitle({ publishTime: again });
  await cronAt(moved, 28);
  expect(await postponed.sent(moved, 27)).toHaveLength(1);
  await cronAt(again, 30);
  expect(await postponed.sent(again, 29)).toHaveLength(2);

  const earlier = await makeBrand();
  await earlier.ana.add({ content_id: 'final' });
  const sooner = new Date(earlier.starts.getTime() - 2 * HOUR_MS);
  await earlier.setTitle({ publishTime: sooner });
  await cronAt(sooner, 60);
  expect(await earlier.sent(sooner, 31)).toEqual([]);
  await cronAt(sooner, 30);
  expect(await earlier.sent(sooner, 29)).toHaveLength(1);
});

test('nothing is sent for what was unpublished, until it is back before its start', async () => {
  const { ana, starts, sent, setTitle } = await makeBrand();
  await ana.add({ content_id: 'final' });
  await setTitle({ isPublished: false });
  await cronAt(starts, 30);
  expect(await sent(starts, 26)).toEqual([]);
  await setTitle({ isPublished: true });
  await cronAt(starts, 20);
  expect(await sent(starts, 19)).toHaveLength(1);
});

test('nothing is sent for what was deleted, nor for a reminder that was undone', async () => {
  const { call, ana, starts, sent, join } = await makeBrand();
  await ana.add({ content_id: 'final' });
  const bo = await join('Bo');
  await bo.add({ content_id: 'final' });
  await call('removeReminder', { session: ana.session, query: { content_id: 'final' } });
  await cronAt(starts, 30);
  const mails = await sent(starts, 29);
  expect(mails.map(({ to }) => to.address)).toEqual([bo.email]);
  const gone = await makeBrand();
  await gone.ana.add({ content_id: 'final' });
  await platform.db.delete(contents).where(eq(contents.accountId, gone.account));
  await cronAt(gone.starts, 30);
  expect(await gone.sent(gone.starts, 29)).toEqual([]);
});

test('nothing is sent to viewers whose address is not verified or who are leaving', async () => {
  const { account, ana, starts, sent, join } = await makeBrand();
  const [bo, cy] = [await join('Bo'), await join('Cy')];
  for (const viewer of [ana, bo, cy]) await viewer.add({ content_id: 'final' });
  const set = (userId: string, values: Partial<typeof users.$inferInsert>) =>
    platform.db
      .update(users)
      .set(values)
      .where(and(eq(users.accountId, account), eq(users.id, userId)));
  await set(ana.userId, { isEmailVerified: false });
  await set(bo.userId, { deletionDueTime: new Date(starts.getTime() + DAY_MS) });
  await cronAt(starts, 30);
  expect((await sent(starts, 29)).map(({ to }) => to.address)).toEqual([cy.email]);
  // Verified in the meantime.
  await set(ana.userId, { isEmailVerified: true });
  await cronAt(starts, 20);
  expect(await sent(starts, 19)).toHaveLength(2);
  await cronAt(starts, 10);
  expect(await sent(starts, 9)).toHaveLength(2);
});

test('each brand’s viewers are mailed about their own brand’s stream of the same id', async () => {
  const starts = inHours(5);
  const [first, second] = [await makeBrand({ starts }), await makeBrand({ starts })];
  await second.setTitle({ title: { en: 'Another Final' } });
  for (const { ana } of [first, second]) await ana.add({ content_id: 'final' });
  await first.setTitle({ publishTime: new Date(starts.getTime() + DAY_MS) });
  await cronAt(starts, 30);
  expect(await first.sent(starts, 29)).toEqual([]);
  const [mail, ...others] = await second.sent(starts, 28);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('Another Final');
  expect(mail?.text).toContain(`${second.origin}/content/final`);
});

test('a programme is mailed about with its channel, at the time to which its owner has moved it', async () => {
  const { account, ana, starts, sent, rows, origin } = await makeBrand();
  const { put } = callsFor(account);
  await makeContent(platform.db, account, { contentId: 'film', title: { en: 'Night Film' } });
  await makeContent(platform.db, account, { contentId: 'other' });
  await makeChannel(platform.db, account, { id: 'one', name: { en: 'Channel One' } });
  const entry = (start: Date, title = 'film') => ({
    ...{ start: start.toISOString(), end: new Date(start.getTime() + HOUR_MS).toISOString(), title },
  });
  const schedule = async (...dated: object[]) =>
    expect((await put('schedule', 'one', { daily: [], dated })).status).toBe(200);
  await schedule(entry(starts));
  await ana.add({ channel_id: 'one', start_time: starts.toISOString() });
  const moved = new Date(starts.getTime() + DAY_MS);
  await schedule(entry(starts, 'other'), entry(moved));
  await cronAt(starts, 30);
  expect(await sent(starts, 29)).toEqual([]);
  expect(await rows()).toMatchObject([{ startTime: moved, event: `programme:one:${moved.getTime()}` }]);
  const earlier = new Date(starts.getTime() + 2 * HOUR_MS);
  await schedule(entry(earlier));
  await cronAt(earlier, 60);
  await cronAt(earlier, 30);
  const [mail, ...others] = await sent(earlier, 29);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'reminder_programme' });
  expect(mail?.text).toMatch(/Night Film.* starts on .*Channel One/);
  expect(mail?.text).toContain(`${origin}/channel/one`);
});

test('a programme that is moved to where its viewer has a reminder already is mailed about once', async () => {
  const { account, ana, starts, sent, rows } = await makeBrand();
  await makeContent(platform.db, account, { contentId: 'film' });
  const second = new Date(starts.getTime() + 2 * HOUR_MS);
  const entry = (start: Date) => [start, new Date(start.getTime() + HOUR_MS)] as const;
  const dated = [starts, second].map((start) => ['film', ...entry(start)] as const);
  await makeChannel(platform.db, account, { id: 'one', dated });
  for (const start of [starts, second])
    expect((await ana.add({ channel_id: 'one', start_time: start.toISOString() })).status).toBe(200);
  const [start, end] = entry(second).map((time) => time.toISOString());
  await callsFor(account).put('schedule', 'one', { daily: [], dated: [{ start, end, title: 'film' }] });
  await cronAt(starts, 30);
  expect(await sent(starts, 29)).toEqual([]);
  expect(await rows()).toMatchObject([{ startTime: second }]);
  await cronAt(second, 30);
  expect(await sent(second, 29)).toHaveLength(1);
});

test('nothing is sent for a programme that gave way, nor for the next of the loop in its place', async () => {
  const { account, ana, sent } = await makeBrand();
  await makeContent(platform.db, account, { contentId: 'news' });
  await makeContent(platform.db, account, { contentId: 'special' });
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const starts = new Date(midnight + 2 * DAY_MS + 8 * HOUR_MS);
  const ends = new Date(starts.getTime() + HOUR_MS);
  await makeChannel(platform.db, account, { id: 'loop', slots: [['news', 8, 9]] });
  await ana.add({ channel_id: 'loop', start_time: starts.toISOString() });
  const { put } = callsFor(account);
  const daily = [{ start: '08:00', end: '09:00', title: 'news' }];
  const dated = [{ start: starts.toISOString(), end: ends.toISOString(), title: 'special' }];
  expect((await put('schedule', 'loop', { daily, dated })).status).toBe(200);
  await cronAt(starts, 30);
  expect(await sent(starts, 29)).toEqual([]);
  const next = new Date(starts.getTime() + DAY_MS);
  await cronAt(next, 30);
  expect(await sent(next, 29)).toEqual([]);
});

test('reminders are swept a day after the start, and go with their viewer’s account', async () => {
  const { account, ana, starts, rows, join } = await makeBrand();
  const bo = await join('Bo');
  for (const viewer of [ana, bo]) await viewer.add({ content_id: 'final' });
  const worker = await platform.miniflare.getWorker();
  const tidyAt = (scheduledTime: Date) => worker.scheduled({ scheduledTime, cron: '17 * * * *' });
  await platform.db
    .update(users)
    .set({ deletionDueTime: new Date() })
    .where(and(eq(users.accountId, account), eq(users.id, bo.userId)));
  await tidyAt(new Date(starts.getTime() + DAY_MS - 1));
  expect(await rows()).toMatchObject([{ userId: ana.userId }]);
  await tidyAt(new Date(starts.getTime() + DAY_MS));
  expect(await rows()).toEqual([]);
  expect(await platform.db.select().from(queuedMails).where(eq(queuedMails.accountId, account))).toEqual([]);
});
