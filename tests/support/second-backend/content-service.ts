import { randomUUID } from 'node:crypto';
import type { Account } from './account.ts';
import type { Catalogue, Title } from './catalogue.ts';
import { fail, found, ok, type Routes } from './router.ts';
import { memberRoute, type Sessions, type User } from './sessions.ts';

type Row = Record<string, unknown>;

const NEEDS = { title: 'Please provide a title', comment: 'A comment needs words' };
const DEFAULT_PAGE_SIZE = 20;

export function contentRoutes(
  catalogue: Catalogue,
  account: Account,
  sessions: Sessions,
  mediaUrl: string,
): Routes {
  const { titles, episodes, artists, venues, channels } = catalogue;
  const all: Title[] = [...titles, ...episodes];
  const lists = { watchlist: new Map<string, Set<string>>(), favourites: new Map<string, Set<string>>() };
  const comments = new Map<string, Row[]>();
  const reviews = new Map<string, Row[]>();
  const title = (id: string | undefined) => all.find(({ content_id }) => content_id === id);
  const byId = (rows: readonly Row[], id: string | undefined) => rows.find(({ _id }) => _id === id);

  /** The viewer's list and its toggle; ids come as `parameter`. */
  const library = (name: keyof typeof lists, path: string, parameter: string): Routes => {
    const of = ({ _id }: User) => getOr(lists[name], _id, () => new Set<string>());
    return {
      [`GET ${path}`]: memberRoute(sessions, (_, user) =>
        ok([...of(user)].map((content_id) => ({ content_id }))),
      ),
      [`PUT ${path}`]: memberRoute(sessions, ({ query }, user) => {
        const id = query.get(parameter) ?? '';
        if (!of(user).delete(id)) of(user).add(id);
        return ok();
      }),
    };
  };

  return {
    ...library('watchlist', '/api/v1/watchlist', 'content_id'),
    ...library('favourites', '/api/v1/like/content', 'id'),
    'GET /api/v1/content/meta-data/system': () => ok(catalogue.categories),
    'GET /api/v1/template': () => ok(catalogue.template),
    'GET /api/v2/template': () => ok(account.template),
    'GET /api/v1/content/detail/:id': ({ params }) => found(title(params.id)),
    'GET /api/v1/content/watch/:id': ({ params, headers }) => {
      const wanted = title(params.id);
      const isFree = !wanted?.is_restricted && !wanted?.is_login_required;
      const user = sessions.userOf(headers);
      if (!isFree && !user) return fail(401, 'Sign in to watch this');
      if (wanted?.is_restricted && !user?.plans.length) return fail(403, 'Your plan does not have this');
      return found(
        wanted && { signed_url: `${mediaUrl}/on-demand/${params.id}/master.m3u8?until=${Date.now()}` },
      );
    },
    'GET /api/v1/content/resume-timestamp': memberRoute(sessions, ({ query }, user) => {
      const seconds = user.watched.get(query.get('content_id') ?? '');
      return ok({ resume_timestamp: seconds ?? null });
    }),
    'POST /api/v1/content/filter': ({ body }) => page(titles, body),
    'POST /api/v2/content/filter': ({ body }) => page(titles, body),
    'POST /api/v1/content/list': ({ body }) => page(all, body),
    'POST /api/v1/content/related/:id': ({ params, body }) =>
      page(
        titles.filter(({ content_id }) => content_id !== params.id),
        body,
        { filters: {} },
      ),
    'GET /api/v1/content/parent-detail/:id': ({ params }) => {
      const parent_content = title(params.id);
      return found(parent_content && { parent_content, child_content_list: episodes });
    },
    'GET /api/v1/content/search': ({ query }) => {
      const text = (query.get('search_text') ?? '').toLowerCase();
      const hits = (rows: readonly Row[]) =>
        rows.filter(({ title, name }) => `${title ?? name}`.toLowerCase().includes(text));
      const content = hits(titles);
      const params = Object.fromEntries(query);
      return ok({
        content: slice(content, params),
        artists: hits(artists),
        venues: hits(venues),
        total: content.length,
      });
    },
    'GET /api/v1/artists': ({ query }) =>
      ok(slice(artists, Object.fromEntries(query)), { total: artists.length }),
    'GET /api/v1/artists/detail/:id': ({ params }) => found(byId(artists, params.id)),
    'GET /api/v1/venues': ({ query }) =>
      ok(slice(venues, Object.fromEntries(query)), { total: venues.length }),
    'GET /api/v1/venues/detail/:id': ({ params }) => found(byId(venues, params.id)),
    'GET /api/v1/playlist/:id': ({ params }) => found(title(params.id)),
    'GET /api/v1/channel/schedule': () => ok(catalogue.schedule),
    'GET /api/v1/channel/:id': ({ params }) => found(byId(channels, params.id)),
    'POST /api/v1/channel/list': ({ body }) => {
      const ids: string[] | undefined = body?.filters?.channel_ids;
      return ok(ids ? channels.filter(({ _id }) => ids.includes(_id)) : channels, { total: channels.length });
    },
    'POST /api/v1/content/related-channel/:id': ({ params }) =>
      ok(
        channels
          .filter(({ _id }) => _id !== params.id)
          .map(({ _id, name }) => ({ channel_id: _id, name, thumbnail: null })),
      ),
    'GET /api/v1/reviews/:type/:id': ({ params }) => ok(reviews.get(`${params.type}/${params.id}`) ?? []),
    'POST /api/v1/reviews/:type/:id': memberRoute(sessions, ({ params, body }, { _id, name }) => {
      if (body.description && !body.title) return fail(422, NEEDS.title);
      getOr(reviews, `${params.type}/${params.id}`, () => []).push({
        _id: randomUUID(),
        ...pick(body, ['title', 'description', 'rating']),
        created_date: new Date().toISOString(),
        user: { _id, name },
      });
      return ok();
    }),
    'PUT /api/v1/reviews': memberRoute(sessions, ({ query, body }, user) => {
      const own = [...reviews.values()].flat().find(({ _id }) => _id === query.get('review_id'));
      if (!own || (own.user as User)._id !== user._id) return fail(403, 'That review is not yours');
      Object.assign(own, pick(body, ['title', 'description', 'rating']), { is_edited: true });
      return ok();
    }),
    'GET /api/v1/comments/:type/:id': ({ params }) => ok(comments.get(`${params.type}/${params.id}`) ?? []),
    // Before comments on a type named like this.
    'POST /api/v1/comments/like/:id': memberRoute(sessions, ({ params, query }) =>
      ok({ obj_id: params.id, like: query.get('isLike') === 'true' }),
    ),
    'POST /api/v1/comments/:type/:id': memberRoute(sessions, ({ params, body }, { name }) => {
      if (!body.comment) return fail(422, NEEDS.comment);
      const place = getOr(comments, `${params.type}/${params.id}`, () => []);
      const added = {
        _id: randomUUID(),
        comment: body.comment,
        parent_id: body.parent_id ?? null,
        user: { name },
      };
      const parent = byId(place, body.parent_id);
      const row = {
        ...added,
        timestamp: new Date().toISOString(),
        like_count: 0,
        dislike_count: null,
        replies: null,
      };
      if (parent) parent.replies = [...((parent.replies as Row[] | null) ?? []), row];
      else place.push(row);
      return ok({ comment: added.comment, parent_id: added.parent_id });
    }),
    'GET /api/v1/forms': () => ok(account.forms),
    'POST /api/v1/forms': ({ body }) => ok({ custom_form: body.form_id }),
  };
}

function getOr<V>(map: Map<string, V>, key: string, make: () => V): V {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const pick = (body: Row, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));

function slice<T>(rows: readonly T[], { page: number = 1, page_size: size = DEFAULT_PAGE_SIZE }: Row): T[] {
  const first = (Number(number) - 1) * Number(size);
  return rows.slice(first, first + Number(size));
}

function page(rows: readonly Title[], body: Row, more: object = {}) {
  const filters = (body.filters ?? {}) as Row;
  const hits = rows.filter((row) =>
    Object.entries(filters).every(([name, wanted]) => isHit(row, name, wanted)),
  );
  const sorted = String(body.order_by).startsWith('title')
    ? hits.sort((a, b) => a.title.localeCompare(b.title))
    : hits;
  if (body.reverse === true) sorted.reverse();
  return ok(slice(sorted, body), { total: hits.length, ...more });
}

const FIELDS: Readonly<Record<string, string>> = { content_ids: 'content_id', video_types: 'video_type' };

/** A filter names a field and the values that it may have: ids, or names where the field has entries. */
function isHit(row: Title, name: string, wanted: unknown): boolean {
  if (name === 'system_defined' || name === 'custom_defined') {
    const rules: unknown[] = Array.isArray(wanted) ? wanted : Object.entries(wanted ?? {});
    return rules.every((rule) => {
      const [field, values] = Array.isArray(rule) ? rule : [(rule as Row).name, (rule as Row).value];
      return isHit(row, String(field), values);
    });
  }
  const values = (Array.isArray(wanted) ? wanted : [wanted]).filter(
    (value) => value !== null && value !== '',
  );
  if (values.length === 0) return true;
  const field = row[FIELDS[name] ?? name] ?? row.custom_metadata;
  const text = JSON.stringify(field ?? null);
  return values.some((value) => text.includes(String(value)));
}
