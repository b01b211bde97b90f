import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { ShownDraft } from '#app/features/page-builder/edit/store/edit-store.ts';
import type { StageView } from '#app/features/page-builder/edit/store/store-types.ts';
import { useEditStore, useStoreState } from '#app/features/page-builder/edit/store/use-edit-store.ts';
import type { EditDocument } from '#app/lib/edit-document/document.ts';
import { undoable } from '#app/lib/edit-document/undo.ts';
import { importWithRetry } from '#app/lib/import-with-retry.ts';
import type { EditLanguage } from '../language-tabs.tsx';
import { createPlaceStore, PlaceProvider } from './places/place-store.ts';
import { useSaveKey } from './saving/use-save-key.ts';
import { useSendBeforeLeaving } from './saving/use-send-before-leaving.ts';
import { StageBar } from './stage-bar.tsx';
import { StagePage } from './stage-page.tsx';
import type { StageState } from './stage-state.ts';
import { toStageBlocks } from './to-stage-blocks.ts';
import { createTyping, TypingProvider } from './typing/typing.ts';

/** Who else is there is known only after the first look. */
const PresenceBar = lazy(async () => {
  const { PresenceBar: component } = await importWithRetry(() => import('./presence/presence-bar.tsx'));
  return { default: component };
});

/** Loaded once something clashes: most days nothing does. */
const HeldSteps = lazy(async () => {
  const { HeldSteps: component } = await importWithRetry(() => import('./saving/held-steps.tsx'));
  return { default: component };
});

/** What the site knows of a page that is edited. */
export interface LoadedStage {
  title: string;
  isChanged: boolean;
  languages: readonly EditLanguage[];
  state: StageState;
  /** An `EditDocument`. */
  documentJson: string;
  log: ShownDraft['log'];
  /** In which its texts are edited. */
  language: string;
  views: Readonly<Record<string, StageView>>;
  userId: string;
}

/** The stage of a document: as it was loaded, and with scripts as it is changed here. */
export function EditedStage({ page }: { page: LoadedStage }) {
  const { documentJson, log, language, views, state, userId, isChanged, ...bar } = page;
  const { revision } = state;
  // The site wrote it as such.
  const loaded = useMemo(() => JSON.parse(documentJson) as EditDocument, [documentJson]);
  const shown = useMemo<ShownDraft>(
    () => ({ document: loaded, log, language, revision, views: new Map(Object.entries(views)) }),
    [loaded, log, language, revision, views],
  );
  const store = useEditStore(shown, { userId, documentId: state.document });
  const now = useStoreState(store);
  useSendBeforeLeaving(store);
  // Who is signed in again elsewhere comes back to the page at once.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the page is opened.
  useEffect(() => store?.retry(), [store, key]);
  const [places] = useState(createPlaceStore);
  const typing = useMemo(() => store && createTyping(store, places, language), [store, places, language]);
  const { document } = now ?? shown;
  const saveKey = useSaveKey(store, document);
  const drawn = now?.views ?? shown.views;
  const blocks = toStageBlocks(document.blocks, (id) => drawn.get(id));
  const stageBar = (
    <>
      <StageBar
        {...bar}
        state={state}
        undoable={undoable(log, userId)}
        isChanged={isChanged || (now !== null && now.document !== loaded)}
        saving={store && now && { store, now, isConfirmed: saveKey.isConfirmed }}
      />
      {store && now ? (
        <>
          <Suspense fallback={null}>
            <PresenceBar document={state.document} revision={now.revision} blocks={blocks} store={store} />
          </Suspense>
          {now.held.length > 0 ? (
            <Suspense fallback={null}>
              <HeldSteps held={now.held} store={store} />
            </Suspense>
          ) : null}
          {saveKey.Dialog ? <saveKey.Dialog onClose={saveKey.close} /> : null}
        </>
      ) : null}
    </>
  );
  return (
    <PlaceProvider value={store && places}>
      <TypingProvider value={typing}>
        <StagePage
          bar={stageBar}
          blocks={blocks}
          // Forms are sent without scripts alone: the revision is that of the page.
          state={state}
          editor={store}
        />
      </TypingProvider>
    </PlaceProvider>
  );
}
