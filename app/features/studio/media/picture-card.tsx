import { Form } from '@remix-run/react';
import PencilLine from 'lucide-react/icons/pencil-line';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { UploadedPicture } from '#app/contract/uploads.ts';
import type { Size } from '#app/domain/picture-fit.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { Field } from '#app/ui/components/field/field.tsx';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { FitLine } from './fit-line.tsx';
import styles from './media.module.css';
import { pictureId } from './picture-id.ts';

/** The field that a picture is being chosen for. */
export interface Choosing {
  key: string;
  wanted: Size | null;
  revision: number;
  commandId: string;
  /** The brand's own, in which it is chosen. */
  language: string;
}

/** A language of the brand's, for a picture's words. */
export interface AltLanguage {
  code: string;
  displayName: string;
}

/** One picture with what is known of it: to be chosen, or to be named, described and deleted. */
export function PictureCard({
  picture,
  choosing,
  languages,
  deleteHref,
}: {
  picture: UploadedPicture;
  choosing: Choosing | null;
  languages: readonly AltLanguage[];
  deleteHref: string;
}) {
  const { t } = useTranslation('edit');
  const { _id: id, key, name, width, height, alt } = picture;
  const words = languages.map(({ code }) => alt[code]).find(Boolean);
  return (
    <li id={pictureId(id)} className={styles.card} data-chosen={choosing?.key === key || undefined}>
      <Thumbnail picture={picture} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.size}>{t('media_size', { width, height })}</p>
        {choosing ? (
          <FitLine picture={picture} wanted={choosing.wanted} />
        ) : (
          <p className={styles.size}>{words ? <bdi>{words}</bdi> : t('media_no_alt')}</p>
        )}
      </div>
      {choosing ? (
        <ChooseForm picture={picture} choosing={choosing} words={alt[choosing.language]} />
      ) : (
        <ChangeForm picture={picture} languages={languages} deleteHref={deleteHref} />
      )}
    </li>
  );
}

export function Thumbnail({ picture: { key } }: { picture: UploadedPicture }) {
  return <Picture source={toPictureSource(key, useAssetOrigin(), 'card')} className={styles.thumbnail} />;
}

function ChooseForm({
  picture: { key, name },
  choosing,
  words,
}: {
  picture: UploadedPicture;
  choosing: Choosing;
  /** Its description in the brand's own language. */
  words: string | undefined;
}) {
  const { t } = useTranslation('edit');
  return (
    <Form method="post" className={styles.act}>
      <input type="hidden" name="revision" value={choosing.revision} />
      <input type="hidden" name="command_id" value={choosing.commandId} />
      <input type="hidden" name="key" value={key} />
      {words ? <input type="hidden" name="alt" value={words} /> : null}
      <Button type="submit" name="intent" value="choose" size="small" wide>
        {t('media_use')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  );
}

function ChangeForm({
  picture: { _id: id, name, alt },
  languages,
  deleteHref,
}: {
  picture: UploadedPicture;
  languages: readonly AltLanguage[];
  deleteHref: string;
}) {
  const { t } = useTranslation('edit');
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <PencilLine aria-hidden="true" />
        {t('media_edit')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </summary>
      <Form method="post" className={styles.change}>
        <input type="hidden" name="id" value={id} />
        <Field
          label={t('media_name')}
          id={`name-${id}`}
          name="name"
          defaultValue={name}
          maxLength={500}
          required
          dir="auto"
        />
        {languages.map(({ code, displayName }) => (
          <Field
            key={code}
            label={t('media_alt', { language: displayName })}
            id={`alt-${code}-${id}`}
            name={`alt-${code}`}
            defaultValue={alt[code] ?? ''}
            maxLength={500}
            lang={code}
            dir="auto"
          />
        ))}
        <div className={styles.end}>
          <Button type="submit" name="intent" value="change" size="small">
            {t('media_save')}
          </Button>
          <LinkButton to={deleteHref} variant="quiet" size="small" icon={<Trash aria-hidden="true" />}>
            {t('delete')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </LinkButton>
        </div>
      </Form>
    </details>
  );
}
