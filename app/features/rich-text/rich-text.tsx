import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './rich-text.module.css';
import type { RichTextElement, RichTextNode } from './rich-text-node.ts';

/**
 * A brand's own text, laid out for reading. `nodes` come from `toRichText`, which left nothing unsafe in
 * them.
 */
export function RichText({ nodes }: { nodes: readonly RichTextNode[] }) {
  return <div className={styles.text}>{toReact(nodes)}</div>;
}

function toReact(nodes: readonly RichTextNode[] = []): ReactNode[] {
  return nodes.map((node, index) =>
    // The text never changes while it is shown, so its places are its keys.
    typeof node === 'string' ? node : <Fragment key={String(index)}>{toElement(node)}</Fragment>,
  );
}

function toElement({ tag, props = {}, children }: RichTextElement): ReactNode {
  const { href, src, alt, ...rest } = props;
  switch (tag) {
    case 'a':
      return <TextLink href={href ?? ''}>{toReact(children)}</TextLink>;
    case 'img':
      return <img {...rest} src={src} alt={alt ?? ''} loading="lazy" decoding="async" />;
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within a keyboard's reach.
        <div className={styles.scroll} tabIndex={0}>
          <table {...rest}>{toReact(children)}</table>
        </div>
      );
    default:
      return children ? createElement(tag, rest, toReact(children)) : createElement(tag, rest);
  }
}

/** Pages of this site open here, those of others in a tab of their own. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  const newTab = /^https?:/.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...newTab}>
      {children}
    </a>
  );
}
