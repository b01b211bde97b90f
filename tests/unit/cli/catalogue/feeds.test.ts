import { describe, expect, test } from 'vitest';
import type { Draft, Source } from '#workers/platform/importing/draft.ts';
import { jsonElements } from '#workers/platform/importing/feeds/json-elements.ts';
import { openJsonFeed } from '#workers/platform/importing/feeds/json-feed.ts';
import { openMrss } from '#workers/platform/importing/feeds/mrss.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

/** In pieces as a stream has them, which end anywhere. */
async function* piecesOf(text: string, length = 13) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function all({ drafts }: Source): Promise<Draft[]> {
  const found: Draft[] = [];
  for await (const draft of drafts) found.push(draft);
  return found;
}

const mrss = (text: string) => openMrss(piecesOf(text), 'feed.xml', NOW);
const json = (value: unknown) => openJsonFeed(piecesOf(JSON.stringify(value)), 'feed.json', NOW);
const rss = (items: string) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:m="http://search.yahoo.com/mrss/" xmlns:dcterms="http://purl.org/dc/terms/"><channel><title>Feed</title>
${items}</channel></rss>`;

describe('an MRSS feed', () => {
  test('has streams, pictures, people, categories, ratings and windows, whatever its prefixes are', async () => {
    const source = mrss(
      rss(`<item><guid isPermaLink="false">f-1</guid><title>Fallback</title><pubDate>Tue, 24 Mar 2026 10:00:00 GMT</pubDate>
        <dcterms:valid>start=2026-01-01; end=2026-12-31T00:00:00Z; scheme=W3C-DTF</dcterms:valid>
        <m:group><m:content url="https://cdn.example/f.mp4" type="video/mp4" height="1080" duration="5520" lang="en"/>
          <m:content url="https://cdn.example/f.m3u8" type="application/x-mpegURL"/>
          <m:content url="https://cdn.example/f.jpg" medium="image"/></m:group>
        <m:title>The &amp; film</m:title><m:description type="html"><![CDATA[<p>One</p><p>Two &eacute; &#233;</p>]]></m:description>
        <m:thumbnail url="https://cdn.example/small.jpg" width="320"/><m:thumbnail url="https://cdn.example/large.jpg" width="1280"/>
        <m:category label="Sea films">sea</m:category><m:category scheme="urn:genre">Drama</m:category>
        <m:credit role="director">Ana Lima</m:credit><m:credit role="actor">Ben</m:credit><m:credit role="actor">Ben</m:credit>
        <m:rating scheme="urn:mpaa">pg-13</m:rating><m:restriction type="country" relationship="deny">fr de</m:restriction>
        <m:hash algo="md5">x</m:hash></item>
      <item><guid>https://feed.example/?p=12</guid><title>Later</title><enclosure url="https://cdn.example/l.mp4" type="video/mp4"/>
        <dcterms:valid>start=2026-09-01</dcterms:valid></item>`),
    );
    const [first, upcoming] = await all(source);
    expect(first).toMatchObject({
      line: 3,
      id: 'f-1',
      texts: { title: { '': 'The & film' }, description: { '': 'One\nTwo é é' } },
      fields: {
        stream_link: 'https://cdn.example/f.m3u8',
        duration_seconds: 5520,
        original_language: 'en',
        release_time: '2026-03-24T10:00:00.000Z',
      },
      names: { categories: ['Sea films'], genres: ['Drama'], rating: 'pg-13' },
      people: { director: ['Ana Lima'], cast: ['Ben'] },
      pictures: { picture: 'https://cdn.example/large.jpg' },
      faults: [],
    });
    expect([first?.opensNow, upcoming?.opensNow]).toEqual([true, undefined]);
    expect(first?.notes.join()).toMatch(/window ends on 2026-12-31.*not allowed in fr de/);
    expect(upcoming).toMatchObject({
      fields: { is_published: false, stream_link: 'https://cdn.example/l.mp4' },
    });
    expect(upcoming?.id).toMatch(/^feed-example-p-12-[0-9a-f]{8}$/);
    expect([...source.notUnderstood]).toEqual([['media:hash', 1]]);
  });

  test.each([
    ['data:image/png;base64,AA', undefined, /"data:image\/png;base64,AA" is no https address/],
    ['/images/a.jpg', undefined, /"\/images\/a\.jpg" is no https address/],
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg', /^$/],
  ])('with the picture %s has %s', async (url, picture, note) => {
    const [draft] = await all(
      mrss(
        rss(
          `<item><guid>a</guid><title>A</title><m:content url="//cdn.example/a.mp4"/><m:thumbnail url="${url}"/></item>`,
        ),
      ),
    );
    expect([draft?.pictures.picture, draft?.fields.stream_link]).toEqual([
      picture,
      'https://cdn.example/a.mp4',
    ]);
    expect(draft?.notes.join()).toMatch(note);
    expect(draft?.faults).toEqual([]);
  });

  test('has the duration and language of its film, not of its picture', async () => {
    const [draft] = await all(
      mrss(
        rss(`<item><guid>a</guid><title>A</title><m:content url="https://cdn.example/a.jpg?w=1" duration="7" lang="de"/>
          <m:content url="https://cdn.example/t.mp4" medium="video" expression="sample" duration="30"/>
          <m:content url="https://cdn.example/a.mp4"/><m:content url="https://cdn.example/b.mp4" duration="90" lang="en"/></item>`),
      ),
    );
    expect(draft).toMatchObject({
      fields: { duration_seconds: 90, original_language: 'en', stream_link: 'https://cdn.example/a.mp4' },
      pictures: { picture: 'https://cdn.example/a.jpg?w=1' },
    });
  });

  test('whose texts are HTML has them as plain text, everywhere', async () => {
    const [draft] = await all(
      mrss(
        rss(`<item><title>Tom &amp;amp; J&amp;eacute;r&amp;Ocirc;me&amp;hellip;</title><description>a&amp;#55296;b&amp;#27;[31m&amp;#x1F600;&amp;nosuch;</description>
          <m:category>Sci&amp;ndash;Fi</m:category><m:credit role="actor">Zo&amp;euml;</m:credit><m:rating>PG&amp;shy;13</m:rating></item>`),
      ),
    );
    expect(draft).toMatchObject({
      id: 'tom-jerome',
      label: 'Tom & JérÔme…',
      texts: { description: { '': 'ab[31m😀&nosuch;' } },
      names: { categories: ['Sci–Fi'], rating: 'PG13' },
      people: { cast: ['Zoë'] },
    });
  });

  test.each([
    ['<!DOCTYPE rss [<!ENTITY x "y">]><rss/>', /line 1: the file has a DTD/],
    ['<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss/>', /the file has a DTD/],
    [rss('<item><title>&lol;</title></item>'), /line 3: undefined entity/],
    [rss('<item><title>a</item>'), /unexpected close tag/],
    ['<rss><channel>', /unclosed tag/],
    ['<rss><m:item/></rss>', /unbound namespace prefix/],
  ])('%j is rejected before anything is written', async (text, reason) => {
    await expect(all(mrss(text))).rejects.toThrow(reason);
    await expect(all(mrss(text))).rejects.toThrow(/^feed\.xml, line \d+: .*Nothing was written\.$/);
  });
});

describe('a JSON feed', () => {
  test('like Roku’s has films, streams, and series with their seasons', async () => {
    const video = (name: string) => ({
      videos: [{ url: `https://cdn.example/${name}.m3u8`, videoType: 'HLS', quality: 'HD' }],
      duration: 60,
    });
    const source = json({
      providerName: 'Harbor',
      movies: [
        {
          id: 'm1',
          title: 'Film',
          content: { ...video('m1'), dateAdded: '2026-01-02T00:00:00Z', validityPeriodEnd: '2026-01-05' },
          genres: ['drama'],
          tags: ['sea'],
          thumbnail: 'https://cdn.example/m1.jpg',
          releaseDate: '2025-05-05',
          shortDescription: 'short',
          longDescription: 'long',
          credits: [{ name: 'Ana Lima', role: 'director' }],
          rating: { rating: 'PG', ratingSource: 'MPAA' },
          adPods: 3,
        },
      ],
      liveFeeds: [{ id: 'l1', title: 'Live', content: video('l1') }],
      series: [
        {
          id: 's1',
          title: 'Series',
          seasons: [
            {
              seasonNumber: 1,
              episodes: [{ id: 'e1', title: 'One', episodeNumber: 1, content: video('e1') }],
            },
            {
              seasonNumber: 2,
              episodes: [{ id: 'e2', title: 'Two', episodeNumber: 1, content: video('e2') }],
            },
          ],
        },
      ],
      playlists: [{ name: 'front' }],
    });
    const drafts = await all(source);
    expect(drafts.map(({ id, fields }) => [id, fields.video_type ?? null, fields.parent ?? null])).toEqual([
      ['m1', null, null],
      ['l1', 'LIVE', null],
      ['s1', 'MPVP', null],
      ['e1', 'MPVC', 's1'],
      ['s1-season-2', 'MPVP', null],
      ['e2', 'MPVC', 's1-season-2'],
    ]);
    expect(drafts[0]).toMatchObject({
      texts: { description: { '': 'long' } },
      fields: { is_published: false, created_date: '2026-01-02T00:00:00.000Z' },
      names: { rating: 'PG', genres: ['drama'], categories: ['sea'] },
      people: { director: ['Ana Lima'] },
    });
    expect([...source.notUnderstood.keys()]).toEqual(['movies.adPods', 'playlists']);
  });

  test('like JW’s has the best of its sources and the widest of its pictures', async () => {
    const [draft] = await all(
      json({
        feedid: 'x',
        playlist: [
          {
            mediaid: 'j1',
            title: 'Film',
            pubdate: 1_767_225_600,
            duration: 90.4,
            tags: 'sea,harbor',
            image: 'https://cdn.example/one.jpg',
            images: [
              { src: 'https://cdn.example/320.jpg', width: 320 },
              { src: '//cdn.example/1280.jpg', width: 1280 },
            ],
            sources: [
              { file: '//cdn.example/1080.mp4', type: 'video/mp4', height: 1080 },
              { file: '//cdn.example/master.m3u8', type: 'application/vnd.apple.mpegurl' },
            ],
            tracks: [{ file: 'x.vtt', kind: 'captions' }],
          },
        ],
      }),
    );
    expect(draft).toMatchObject({
      id: 'j1',
      fields: {
        stream_link: 'https://cdn.example/master.m3u8',
        duration_seconds: 90,
        release_time: '2026-01-01T00:00:00.000Z',
      },
      names: { categories: ['sea', 'harbor'] },
      pictures: { picture: 'https://cdn.example/1280.jpg' },
    });
  });

  test('whose date is absurd is read without it', async () => {
    const [draft] = await all(json({ playlist: [{ mediaid: 'a', title: 'A', pubdate: 1e20 }] }));
    expect([draft?.fields.release_time, draft?.notes.join()]).toEqual([
      undefined,
      expect.stringMatching(/release_time: "100000000000000000000" is no date/),
    ]);
  });

  test.each([
    ['{"playlist":[{"title":"a"},{"ti', /line 1: ends in the middle/],
    ['{"playlist":[\n{"title":"a"},\n{title:1}]}', /line 3: Expected property name/],
    ['{"name":"x"}', /none of the lists that are known/],
    ['17', /is no feed: it has no list/],
    ['{"articles":[{}]}', /none of the lists that are known/],
  ])('%j is rejected with its line', async (text, reason) => {
    await expect(all(openJsonFeed(piecesOf(text, 5), 'feed.json', NOW))).rejects.toThrow(reason);
  });

  test('is read the same whatever pieces it comes in', async () => {
    const value = {
      a: 'x ] } " [',
      movies: [{ s: '\\"', list: [1, [2], { b: ']' }] }, { n: 1.5 }, {}],
      later: { movies: [1] },
    };
    const text = JSON.stringify(value, null, 1);
    for (let length = 1; length < text.length; length++) {
      const found: unknown[] = [];
      for await (const { list, value: one } of jsonElements(piecesOf(text, length), 'f'))
        found.push([list, one]);
      expect(found).toEqual(value.movies.map((one) => ['movies', one]));
    }
  });
});
