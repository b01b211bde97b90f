import { memo, useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockBox } from '#app/features/page-builder/block-box.tsx';
import type { PlacedBlock } from '#app/features/page-builder/block-definition.ts';
import type { StageView } from '#app/features/page-builder/edit/store/store-types.ts';
import type { Place } from './places/find-places.ts';
import { usePlaceStore } from './places/place-store.ts';
import { usePlaces } from './places/use-places.ts';
import styles from './stage-block.module.css';
import type { StageState } from './stage-state.ts';
import type { StageBlock } from './to-stage-blocks.ts';
import { TypedCount } from './typing/typed-count.tsx';
import { useClickOnText } from './typing/use-click-on-text.ts';
import { useHeldLinks } from './typing/use-held-links.ts';
import { useTypingIn } from './typing/use-typing-in.ts';

/** What a block shows to viewers, held still. */
export function BlockContent({
  block,
  name,
  isFirst,
  text,
}: {
  block: StageBlock;
  name: string;
  isFirst: boolean;
  text: StageState['text'];
}) {
  const { id, placed, isKnown } = block;
  if (placed === undefined) return <div className={styles.drawing} />;
  if (placed === null) return <Empty name={name} isKnown={isKnown} />;
  return <Drawn key={id} {...{ id, placed, isFirst, ...text }} marksJson={block.marksJson ?? null} />;
}

function Empty({ name, isKnown }: { name: string; isKnown: boolean }) {
  const { t } = useTranslation('edit');
  return (
    <p className={styles.empty}>
      <strong>{name}</strong> {t(isKnown ? 'shows_nothing' : 'unknown_block')}
    </p>
  );
}

/** Nothing inside can be reached: by pointer, key or reader (edit-mode.md §6), but for a text that is typed into. */
const Drawn = memo(function Drawn({
  id,
  placed,
  marksJson,
  isFirst,
  lang,
  dir,
}: {
  id: string;
  placed: PlacedBlock;
  marksJson: StageView['marksJson'];
  isFirst: boolean;
} & StageState['text']) {
  const root = useRef<HTMLDivElement>(null);
  const countId = useId();
  const store = usePlaceStore();
  const keep = useCallback((places: readonly Place[]) => store?.set(id, places), [store, id]);
  const { open, isTyping, typed } = useTypingIn(id, root, countId);
  const shown = useUnless(isTyping, { placed, marksJson });
  const drawn = usePlaces(shown, root, keep);
  useClickOnText(id, root, open);
  useHeldLinks(root);
  useEffect(() => () => store?.set(id, []), [store, id]);
  return (
    <>
      {/* React 18 knows no `inert`; as an unknown attribute it is passed on. */}
      <div
        ref={root}
        {...{ lang, dir }}
        className={styles.content}
        data-held
        {...(isTyping ? {} : { inert: '' })}
      >
        {/* No Suspense boundary: it would be drawn anew by an update before React hydrates it. */}
        <BlockBox block={drawn} isFirst={isFirst} />
      </div>
      {typed ? <TypedCount id={countId} typed={typed} /> : null}
    </>
  );
});

/** The value as it was before it was held. */
function useUnless<T>(isHeld: boolean, value: T): T {
  const last = useRef(value);
  if (!isHeld) last.current = value;
  return last.current;
}
