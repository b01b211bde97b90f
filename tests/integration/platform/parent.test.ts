import { beforeAll, expect, test } from 'vitest';
import { resumePositions } from '#workers/platform/storage/schema/analytics.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

let platform: TestPlatform;
let account: string;
let other: string;

beforeAll(async () => {
  platform = await sharedPlatform();
  ({ accountId: account } = await platform.makeAccount());
  ({ accountId: other } = await platform.makeAccount());
  const part = { videoType: 'MPVC', parentId: 'series' };
  for (const accountId of [account, other]) {
    await makeContent(platform.db, accountId, {
      contentId: 'series',
      videoType: 'MPVP',
      categories: ['drama'],
    });
    await makeContent(platform.db, accountId, { contentId: 'film' });
    await makeContent(platform.db, accountId, { contentId: 'gone', videoType: 'MPVP', isPublished: false });
    await makeContent(platform.db, accountId, { contentId: 'empty', videoType: 'MPVP' });
    await makeContent(platform.db, accountId, {
      ...part,
      contentId: 'part-10',
      serialNo: 10,
      seasonNo: 2,
      episodeNo: 1,
      intro: { start: 3, end: 8 },
      recap: { start: 0, end: 3 },
      credits: { start: 900, end: 960 },
    });
    await makeContent(platform.db, accountId, {
      ...part,
      contentId: 'part-2',
      serialNo: 2,
      title: { en: 'Two', es: 'Dos' },
      description: { en: 'The second.', es: 'La segunda.' },
      thumbnail: 'images/titles/part-2.w640.webp',
      releaseTime: new Date('2025-05-01T00:00:00Z'),
      durationSeconds: 1500,
    });
    await makeContent(platform.db, accountId, {
      ...part,
      contentId: 'hidden',
      serialNo: 3,
      isPublished: false,
    });
  }
  await makeContent(platform.db, other, { ...part, contentId: 'foreign', serialNo: 1 });
});

interface Parent {
  parent_content: { content_id: string };
  child_content_list: {
    content_id: string;
    resume_timestamp?: number;
    total_duration?: number;
    is_watched?: boolean;
  }[];
}

const fetchParent = (content_id: string, session?: string) =>
  platform.call('parentDetail', {
    account,
    language: 'es',
    params: { content_id },
    ...(session ? { session } : {}),
  });

test('a parent has its published episodes in their order, in the viewer’s language', async () => {
  const { body, answer } = await fetchParent('series');
  expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
  const { parent_content, child_content_list } = body.data as unknown as Parent;
  expect(parent_content).toMatchObject({ content_id: 'series', category: [{ _id: 'drama', name: 'drama' }] });
  expect(child_content_list.map(({ content_id }) => content_id)).toEqual(['part-2', 'part-10']);
  expect(child_content_list[0]).toMatchObject({
    serial_no: 2,
    title: 'Dos',
    description: 'La segunda.',
    thumbnail: 'images/titles/part-2.w640.webp',
    release_time: '2025-05-01T00:00:00.000Z',
    duration: 1500,
    video_type: 'MPVC',
    is_restricted: false,
  });
});

test('an episode names its series, its season, and what may be skipped; a hidden series is not named', async () => {
  const fetchTitle = async (content_id: string) => {
    const { body } = await platform.call('contentDetail', {
      account,
      language: 'es',
      params: { content_id },
    });
    return body.data as unknown as Record<string, unknown>;
  };
  expect(await fetchTitle('part-10')).toMatchObject({
    serial_no: 10,
    season: 2,
    episode: 1,
    parent: { content_id: 'series', title: 'Title series' },
    intro: { start: 3, end: 8 },
    recap: { start: 0, end: 3 },
    credits: { start: 900, end: 960 },
  });
  expect(Object.keys(await fetchTitle('part-2'))).not.toContain('season');
  const { child_content_list } = (await fetchParent('series')).body.data as unknown as Parent;
  expect(child_content_list[1]).toMatchObject({ season: 2, episode: 1 });
  await makeContent(platform.db, account, {
    contentId: 'orphan',
    videoType: 'MPVC',
    parentId: 'gone',
    serialNo: 1,
  });
  expect(await fetchTitle('orphan')).not.toHaveProperty('parent');
});

test('a parent without episodes has an empty list', async () => {
  const { body } = await fetchParent('empty');
  expect(body.data.child_content_list).toEqual([]);
});

test.each(['film', 'part-2', 'gone', 'nothing'])('%s responds with 404', async (content_id) => {
  expect((await fetchParent(content_id)).status).toBe(404);
});

test('a viewer gets each episode’s resume position, a guest and another viewer do not', async () => {
  const viewer = await makeViewer(platform, account, 'Ana');
  const stranger = await makeViewer(platform, account, 'Bo');
  const otherViewer = await makeViewer(platform, other, 'Ana2');
  const position = {
    contentId: 'part-2',
    positionSeconds: 61,
    durationSeconds: 1480,
    modifiedDate: new Date(),
  };
  await platform.db.insert(resumePositions).values([
    { accountId: account, userId: viewer.userId, ...position },
    { accountId: account, userId: viewer.userId, ...position, contentId: 'part-10', isFinished: true },
    { accountId: other, userId: viewer.userId, ...position, contentId: 'part-10' },
  ]);
  const positionsFor = async (session?: string) => {
    const { body } = await fetchParent('series', session);
    return (body.data as unknown as Parent).child_content_list.map(
      ({ resume_timestamp }) => resume_timestamp,
    );
  };
  expect(await positionsFor(viewer.session)).toEqual([61, undefined]);
  expect(await positionsFor(stranger.session)).toEqual([undefined, undefined]);
  expect(await positionsFor(otherViewer.session)).toEqual([undefined, undefined]);
  expect(await positionsFor()).toEqual([undefined, undefined]);
  const { child_content_list } = (await fetchParent('series', viewer.session)).body.data as unknown as Parent;
  expect(child_content_list.map(({ total_duration, is_watched }) => [total_duration, is_watched])).toEqual([
    [1480, undefined],
    [undefined, true],
  ]);
});
