import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo2 from 'lucide-react/icons/redo-2';
import TextQuote from 'lucide-react/icons/text-quote';
import Undo2 from 'lucide-react/icons/undo-2';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/components/button/icon-button.tsx';
import { useRoving } from '../../stage/tools/use-roving.ts';
import { toHtml } from './editor-html.ts';
import { hasMark, hrefAt, setLink, TOOLS, type ToolName } from './editor-tools.ts';
import { LinkForm } from './link-form.tsx';
import { openEditor } from './open-editor.ts';
import styles from './rich-text-editor.module.css';

const ICONS: Record<ToolName, ReactNode> = {
  bold: <Bold aria-hidden="true" />,
  italic: <Italic aria-hidden="true" />,
  heading: <Heading2 aria-hidden="true" />,
  subheading: <Heading3 aria-hidden="true" />,
  bullets: <List aria-hidden="true" />,
  numbers: <ListOrdered aria-hidden="true" />,
  quote: <TextQuote aria-hidden="true" />,
  undo: <Undo2 aria-hidden="true" />,
  redo: <Redo2 aria-hidden="true" />,
};

export interface RichTextEditorProps {
  label: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Has the text as HTML, and gets it again with each change: it is what the form sends. */
  source: RefObject<HTMLTextAreaElement>;
  describedBy: string | undefined;
}

/** A text as its readers get it, with tools for what the allow-list lets it have. */
export function RichTextEditor({ label, language, direction, source, describedBy }: RichTextEditorProps) {
  const { t } = useTranslation('edit');
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRoving(toolbar);
  const [state, setState] = useState<EditorState | null>(null);
  const [isLinking, setLinking] = useState(false);

  // The editor is made once: its text is its own from then on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is made with does not change.
  useEffect(() => {
    const textarea = source.current;
    if (!mount.current || !textarea) return;
    const editor = openEditor(mount.current, {
      html: textarea.value,
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang: language, dir: direction },
        ...(describedBy ? { 'aria-describedby': describedBy, 'aria-invalid': 'true' } : {}),
      },
      onChange(changed, hasNewText) {
        setState(changed.state);
        if (!hasNewText) return;
        textarea.value = toHtml(changed.state.doc);
        textarea.dispatchEvent(new Event('input', { bubbles: true }));
      },
      onLink: () => setLinking(true),
    });
    view.current = editor;
    setState(editor.state);
    // The label and the list of faults lead to the field that the form sends.
    const focusEditor = () => editor.focus();
    textarea.addEventListener('focus', focusEditor);
    return () => {
      textarea.removeEventListener('focus', focusEditor);
      editor.destroy();
    };
  }, []);

  function closeLink(href: string | null) {
    setLinking(false);
    const editor = view.current;
    if (!editor) return;
    if (href !== null) setLink(href)(editor.state, editor.dispatch);
    editor.focus();
  }

  return (
    <div className={styles.editor}>
      <div ref={toolbar} role="toolbar" aria-label={t('rich_tools')} className={styles.tools} {...roving}>
        {TOOLS.map(({ name, command, isOn }) => (
          <IconButton
            key={name}
            label={t(`rich_${name}`)}
            icon={ICONS[name]}
            aria-pressed={isOn ? Boolean(state && isOn(state)) : undefined}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              const editor = view.current;
              if (!editor) return;
              command(editor.state, editor.dispatch, editor);
              editor.focus();
            }}
          />
        ))}
        <IconButton
          label={t('rich_link')}
          icon={<Link2 aria-hidden="true" />}
          aria-pressed={Boolean(state && hasMark(state, 'link'))}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(true)}
        />
      </div>
      {isLinking && state ? <LinkForm href={hrefAt(state)} onClose={closeLink} /> : null}
      <div ref={mount} className={styles.paper} />
    </div>
  );
}
