import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Form, type MetaFunction, useLoaderData } from '@remix-run/react';
import Images from 'lucide-react/icons/images';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '#app/features/catalogue/listing/page-links.tsx';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { loadForEditor } from '#app/features/studio/load-for-editor.server.ts';
import { changeMedia } from '#app/features/studio/media/change-media.server.ts';
import { loadMedia } from '#app/features/studio/media/load-media.server.ts';
import styles from '#app/features/studio/media/media.module.css';
import { PictureCard, Thumbnail } from '#app/features/studio/media/picture-card.tsx';
import { UploadForm } from '#app/features/studio/media/upload-form.tsx';
import { SearchForm } from '#app/features/studio/search-form.tsx';
import { StudioPage } from '#app/features/studio/studio-page.tsx';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';

export const handle = { i18n: ['edit', 'edit_fields', 'listing'] };

/** The brand's pictures, to look after or to choose one for a field of a block. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadForEditor(context, request, 'edit', async () => {
    const [site, t] = await Promise.all([requireSite(context), translator(context, 'edit')]);
    return { title: t('media_title'), ...(await loadMedia(context, request, site)) };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  return loadForEditor(context, request, 'edit', () => changeMedia(context, request));
}

export { postOrStay as clientAction } from '#app/features/forms/post-or-stay.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  page
    ? toPageMeta({ matches, title: page.title, path: editPaths.media(), isIndexed: false })
    : toErrorMeta({ matches, error });

export default function MediaRoute() {
  const { title, pictures, page, hasMore, search, choosing, deletes, ...rest } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  const params = choosing?.params ?? {};
  if (deletes) return <DeleteQuestion />;
  return (
    <StudioPage
      title={choosing ? t('media_choose') : title}
      lead={choosing ? <Place name={choosing.name} wanted={choosing.wanted} /> : t('media_lead')}
      back={
        choosing
          ? { href: choosing.back, label: t(choosing.isOnStage ? 'to_page' : 'media_back') }
          : { href: editPaths.pages(), label: t('to_pages') }
      }
    >
      <div className={styles.top}>
        <UploadForm wanted={choosing?.wanted ?? null} />
        {pictures.length > 0 || search !== '' ? (
          <SearchForm search={search} label={t('media_search')} button={t('media_find')} params={params} />
        ) : null}
      </div>
      {pictures.length > 0 ? (
        <ul className={styles.grid}>
          {pictures.map((picture) => (
            <PictureCard
              key={picture._id}
              picture={picture}
              choosing={choosing}
              languages={rest.languages}
              deleteHref={editPaths.media(
                {},
                { q: search || null, page: page > 1 ? page : null, delete: picture._id },
              )}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Images aria-hidden="true" />}
          title={t(search === '' ? 'media_empty' : 'media_none_found')}
          text={search === '' ? t('media_empty_text') : undefined}
        />
      )}
      <PageLinks first={page} last={{ items: [], page, hasMore, total: rest.total }} />
    </StudioPage>
  );
}

/** Which field the picture is for, and how large it should be. */
function Place({ name, wanted }: { name: string; wanted: { width: number; height: number } | null }) {
  const { t } = useTranslation('edit');
  const field = useFieldName(name);
  return wanted ? t('media_place', { field, ...wanted }) : t('media_place_any', { field });
}

function useFieldName(name: string): string {
  const { t } = useTranslation('edit_fields');
  return t(`field_${name}`, { defaultValue: name });
}

function DeleteQuestion() {
  const { deletes, title } = useLoaderData<typeof loader>();
  const { t } = useTranslation('edit');
  if (!deletes) return null;
  return (
    <StudioPage title={t('media_delete_question')} back={{ href: editPaths.media(), label: title }}>
      <Form method="post" action={editPaths.media()} className={styles.question}>
        <Thumbnail picture={deletes} />
        <p className={styles.name}>
          <bdi>{deletes.name}</bdi>
        </p>
        <input type="hidden" name="id" value={deletes._id} />
        <div className={styles.end}>
          <Button type="submit" name="intent" value="delete" variant="danger">
            {t('yes')}
          </Button>
          <LinkButton to={editPaths.media()} variant="secondary">
            {t('cancel')}
          </LinkButton>
        </div>
      </Form>
    </StudioPage>
  );
}

export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
