import { Form } from '@remix-run/react';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { labelOf, type PanelView } from '#app/features/page-builder/shared/panel.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import { Button } from '#app/ui/components/button/button.tsx';
import styles from './block.module.css';
import type { CtaForm } from './cta-form.ts';

export interface CallToActionBannerView extends PanelView {
  form?: CtaForm;
}

export function CallToActionBanner({ view, isFirst }: BlockProps<CallToActionBannerView>) {
  const { image, form } = view;
  const { cta, ...words } = view.words;
  return (
    <section
      className={styles.banner}
      data-on-picture={image ? '' : undefined}
      aria-label={labelOf(view.words)}
    >
      {image ? (
        <BlockPicture
          image={image}
          sizes="100vw"
          isFirst={isFirst}
          scrim="center"
          className={styles.picture}
        />
      ) : null}
      <div className={styles.middle}>
        <Words words={form ? words : view.words} className={styles.words} />
        {form && cta ? <TypedForm form={form} text={cta.text} /> : null}
      </div>
    </section>
  );
}

function TypedForm({ form, text }: { form: CtaForm; text: string }) {
  const { placeholder, action, fields, name } = form;
  return (
    <Form action={action} className={styles.form}>
      {fields.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <input
        className={styles.input}
        name={name}
        aria-label={placeholder}
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="go"
        dir="auto"
      />
      <Button type="submit">{text}</Button>
    </Form>
  );
}
