import type { Plugin } from 'vite';

/** A licence's notice: nothing but white space and asterisks stands before its mark. */
const NOTICE = /\/\*[*!]?\s*(?:\*\s*)?@license(?:[^*]|\*(?!\/))*\*\/\n?/g;

/** Every icon brings the same notice along, forty times to a file. They stand once each in a file of their own beside the scripts. */
export function noticesInOneFile(): Plugin {
  return {
    name: 'marquee-notices-in-one-file',
    apply: 'build',
    generateBundle(_, bundle) {
      const notices = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(NOTICE, (notice) => {
          notices.add(notice.trim());
          return '';
        });
      }
      if (notices.size === 0) return;
      this.emitFile({
        type: 'asset',
        fileName: 'assets/licenses.txt',
        source: `${[...notices].join('\n\n')}\n`,
      });
    },
  };
}
