import type { VitePluginConfig } from '@remix-run/dev';
import type { Plugin } from 'vite';
import { I18NEXT } from './i18next.ts';
import { remixSettled } from './remix.ts';
import { settle } from './settle.ts';

/**
 * Every page loads the router and the translator, and a third of them is for choices that this site has made for good.
 * In the browser's build the questions get their answers, so that the bundler drops what lies behind the others
 * (docs/decisions/032).
 */
export function settledCode(remixOptions: VitePluginConfig): Plugin {
  const known = [...remixSettled(remixOptions), ...I18NEXT];
  const left = new Set(known);
  return {
    name: 'marquee-settled-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const settled = known.filter(({ file }) => id.endsWith(`/node_modules/${file}`));
      if (settled.length === 0) return null;
      return settled.reduce((text, library) => {
        left.delete(library);
        return settle(text, library);
      }, code);
    },
    buildEnd(error) {
      const [unread] = left;
      if (!error && unread) this.error(`${unread.file} is no part of the build any more`);
    },
  };
}
