import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import { paths } from '#app/features/links/paths.ts';
import { Button, LinkButton } from '#app/ui/components/button/button.tsx';
import { COUNT_DOWN_FROM, MessageField } from '#app/ui/components/field/message-field.tsx';
import { EmojiButton } from '../emoji/emoji-button.tsx';
import styles from './comment-box.module.css';
import { type CommentBoxOptions, useCommentBox } from './use-comment-box.ts';

interface CommentBoxProps extends CommentBoxOptions {
  returnHref: string;
  label: string;
  submitLabel: string;
  onCancel?: (() => void) | undefined;
  cancelHref?: string;
  /** `_blank` keeps what was typed where no script does. */
  signInTarget?: '_blank';
}

/**
 * The form in which a viewer writes or edits a comment. Enter sends what is not blank (viewer.md §5), Shift
 * and Enter begins a line; a guest sees the sign-in prompt and keeps the draft. Without scripts the form
 * posts to a page, which redirects back here.
 */
export function CommentBox(props: CommentBoxProps) {
  const { subject, parentId, action, returnHref, label, submitLabel, onCancel, cancelHref } = props;
  const { field, signIn, text, write, submit, insert, mustSignIn } = useCommentBox(props);
  const target = action ?? (subject ? paths.writeComment(subject) : undefined);
  return (
    <form method="post" action={target} className={styles.form} onSubmit={(event) => void submit(event)}>
      {subject ? <input type="hidden" name="redirectTo" value={returnHref} /> : null}
      {parentId ? <input type="hidden" name="parent_id" value={parentId} /> : null}
      {subject ? null : <input type="hidden" name="intent" value="edit" />}
      <MessageField
        ref={field}
        name="comment"
        value={text}
        label={label}
        maxLength={LIMITS.comment}
        onChange={write}
        onEscape={onCancel}
      />
      <div className={styles.foot}>
        <EmojiButton onChoose={insert} />
        {mustSignIn ? (
          <SignInLink linkRef={signIn} returnHref={returnHref} target={props.signInTarget} />
        ) : null}
        <Left count={LIMITS.comment - text.length} />
        <CancelButton onCancel={onCancel} href={cancelHref} />
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function SignInLink({
  linkRef,
  returnHref,
  target,
}: {
  linkRef: RefObject<HTMLAnchorElement>;
  returnHref: string;
  target: '_blank' | undefined;
}) {
  const { t } = useTranslation('community');
  const href = paths.login({}, { redirectTo: returnHref });
  return (
    <a ref={linkRef} className={styles.signIn} href={href} target={target}>
      {t('sign_in_to_comment')}
    </a>
  );
}

function Left({ count }: { count: number }) {
  const { t } = useTranslation('community');
  if (count > COUNT_DOWN_FROM) return <span className={styles.left} />;
  return (
    <span className={styles.left} role="status">
      {t('characters_left', { count })}
    </span>
  );
}

function CancelButton({ onCancel, href }: { onCancel: (() => void) | undefined; href: string | undefined }) {
  const { t } = useTranslation('community');
  return (
    <>
      {onCancel ? (
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      ) : null}
      {href ? (
        <LinkButton to={href} variant="quiet" size="small">
          {t('cancel')}
        </LinkButton>
      ) : null}
    </>
  );
}
