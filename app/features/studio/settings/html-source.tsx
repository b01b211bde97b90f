import CodeXml from 'lucide-react/icons/code-xml';
import PenLine from 'lucide-react/icons/pen-line';
import { type ComponentType, type TextareaHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '#app/features/i18n/direction.ts';
import { importWithRetry } from '#app/lib/import-with-retry.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import type { RichTextEditorProps } from './rich-text/rich-text-editor.tsx';
import styles from './settings.module.css';

interface HtmlSourceProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'dir'> {
  label: string;
  language: string;
}

interface Loaded {
  Editor: ComponentType<RichTextEditorProps>;
  isKnownToEditor(html: string): boolean;
}

/**
 * A text as HTML; where scripts run, as its readers get it. A text of which the
 * editor would lose something stays HTML.
 */
export function HtmlSource({ label, language, ...textarea }: HtmlSourceProps) {
  const { t } = useTranslation('edit');
  const source = useRef<HTMLTextAreaElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isFormatted, setFormatted] = useState(false);
  const noteId = useId();
  const [isTooRich, setTooRich] = useState(false);

  useEffect(() => {
    let isWanted = true;
    void loadEditor().then((editor) => {
      if (!isWanted || !source.current) return;
      setLoaded(editor);
      const isKnown = editor.isKnownToEditor(source.current.value);
      // Who is writing HTML already goes on with it.
      setFormatted(isKnown && document.activeElement !== source.current);
      setTooRich(!isKnown);
    });
    return () => {
      isWanted = false;
    };
  }, []);

  function toggle() {
    if (!loaded || !source.current) return;
    const isKnown = loaded.isKnownToEditor(source.current.value);
    setTooRich(!isKnown);
    setFormatted(!isFormatted && isKnown);
  }

  return (
    <div className={styles.text}>
      <textarea
        {...textarea}
        ref={source}
        lang={language}
        // From the right, the brackets of tags would be mirrored.
        dir="ltr"
        spellCheck={false}
        className={isFormatted ? styles.behind : styles.source}
        tabIndex={isFormatted ? -1 : undefined}
      />
      {loaded && isFormatted ? (
        <loaded.Editor
          label={label}
          language={language}
          direction={directionOf(language)}
          source={source}
          describedBy={textarea['aria-describedby']}
        />
      ) : null}
      {loaded ? (
        <div className={styles.mode}>
          <Button
            size="small"
            variant="quiet"
            icon={isFormatted ? <CodeXml aria-hidden="true" /> : <PenLine aria-hidden="true" />}
            onClick={toggle}
            aria-describedby={isTooRich ? noteId : undefined}
          >
            {t(isFormatted ? 'rich_as_html' : 'rich_as_text')}
          </Button>
          {isTooRich ? (
            <p id={noteId} className={styles.hint} role="status">
              {t('rich_too_rich')}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

async function loadEditor(): Promise<Loaded> {
  const [{ RichTextEditor }, { isKnownToEditor }] = await Promise.all([
    importWithRetry(() => import('./rich-text/rich-text-editor.tsx')),
    importWithRetry(() => import('./rich-text/editor-html.ts')),
  ]);
  return { Editor: RichTextEditor, isKnownToEditor };
}
