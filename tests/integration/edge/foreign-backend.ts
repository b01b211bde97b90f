import { closeAfterFile } from '#tests/support/close-after-file.ts';
import { startFaultyService } from './faulty-service.ts';

export const ACCOUNT_PATH = '/api/v1/account/detail';
export const CONTENT_PATH = '/api/v1/content/detail/film-1';
export const RELATED_PATH = '/api/v1/content/related/film-1';
export const ARTISTS_PATH = '/api/v1/artists';
export const LOGIN_PATH = '/api/v1/user/login';
export const VALIDATE_PATH = '/api/v1/user/validate-session';

const film = (id: string, title: string) => ({
  content_id: id,
  title,
  video_type: 'SPV',
  description: `About ${title}`,
});

export const VIEWER = {
  user: { _id: 'u1', name: 'Ada Viewer', email_id: 'ada@example.com', is_email_verified: true },
  user_session: { session_id: 'session-1' },
};

export const RESPONSES: Record<string, unknown> = {
  [ACCOUNT_PATH]: {
    account_id: 'acc_foreign',
    status: 'ACTIVE',
    allowed_languages: [{ code: 'en', displayName: 'English' }],
    default_language: 'en',
    date_format: 'DDMMYYYY',
    cf_domain_name: 'foreign.assets.localhost',
    od_resource_allowances: { custom_template: false, content_refresh: false },
    module_permissions: { rating: true },
    account_metadata: { title: 'Foreign Films', description: 'A backend of its own' },
  },
  '/api/v1/config/static-pages': [],
  '/api/v1/content/meta-data/system': [{ _id: 'drama', name: 'Drama', type: 'category', status: true }],
  '/api/v1/template': {
    banner: [],
    swimlane_list: [
      {
        name: 'New this week',
        data: [film('film-1', 'The First Film')],
        meta_data: { filters: {} },
        total: 1,
      },
    ],
  },
  [CONTENT_PATH]: film('film-1', 'The First Film'),
  [RELATED_PATH]: [film('film-2', 'The Second Film')],
  [ARTISTS_PATH]: [{ _id: 'a1', name: 'Grace Artist' }],
  '/api/v1/venues': [{ _id: 'v1', name: 'Old Harbour Hall' }],
  [LOGIN_PATH]: VIEWER,
  [VALIDATE_PATH]: VIEWER,
};

/** A complete third-party backend, without a bundle call unless `more` has it. */
export async function startForeignBackend(more: Readonly<Record<string, unknown>> = {}) {
  const responses = { ...RESPONSES, ...more };
  const service = await startFaultyService((path) => responses[path]);
  const { url } = service;
  return { ...service, responses, services: { content: url, user: url, payment: url, analytics: url } };
}

/**
 * For the top of a file whose tests run beside each other: each starts a backend for itself, with faults of its
 * own. All are closed after the last test.
 */
export function openForeignBackends(more: Readonly<Record<string, unknown>> = {}) {
  const backends: Awaited<ReturnType<typeof startForeignBackend>>[] = [];
  closeAfterFile(() => Promise.all(backends.map(({ close }) => close())));
  return async () => {
    const backend = await startForeignBackend(more);
    backends.push(backend);
    return backend;
  };
}
