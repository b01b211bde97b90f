import { type EmbedCommand, type EmbedEvent, PROTOCOL, toCommand } from './messages.ts';

/** The page around a frame, as far as it may be spoken to. */
export interface ParentWindow {
  post(event: EmbedEvent): void;
  /** Its commands, and nobody else's. Returns what ends it. */
  listen(onCommand: (command: EmbedCommand) => void): () => void;
}

type EmbedWindow = Pick<
  Window,
  'parent' | 'location' | 'document' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Null without an iframe, or where the origin of the page around it is unknown: strangers receive no
 * messages. That it may frame this page at all, the policy of `frame_ancestors` has seen to.
 */
export function openParentWindow(self: EmbedWindow, contentId: string): ParentWindow | null {
  const { parent } = self;
  const origin = parent === (self as unknown) ? null : parentOrigin(self);
  if (origin === null) return null;
  return {
    post: (event) => parent.postMessage({ protocol: PROTOCOL, contentId, ...event }, origin),
    listen(onCommand) {
      const receive = ({ source, origin: from, data }: MessageEvent) => {
        const command = source === parent && from === origin ? toCommand(data) : null;
        if (command) onCommand(command);
      };
      self.addEventListener('message', receive);
      return () => self.removeEventListener('message', receive);
    },
  };
}

/** Firefox has no `ancestorOrigins`; there the referrer has the origin, unless the page hides it. */
export function parentOrigin({ location, document }: Pick<Window, 'location' | 'document'>): string | null {
  const [nearest] = location.ancestorOrigins ?? [];
  const origin = nearest ?? originOf(document.referrer);
  // Of a sandboxed page or a file: nobody can be sure who reads what is sent there.
  return origin && origin !== 'null' ? origin : null;
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
