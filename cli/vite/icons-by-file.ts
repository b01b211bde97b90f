import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const ICONS = 'lucide-react';
const ICON_EXPORT = /default as (\w+)(?=[^}]*\} from '\.\/icons\/([\w-]+)\.mjs')/g;

/**
 * Imports each icon from its own file in the browser's build. Through the library's index, which the frame imports, the
 * icons of every page would travel with the frame.
 */
export function iconsByFile(): Plugin {
  const directory = path.dirname(createRequire(import.meta.url).resolve(`${ICONS}/package.json`));
  let fileOf: Map<string, string> | undefined;
  return {
    name: 'marquee-icons-by-file',
    enforce: 'pre',
    async transform(code, id) {
      if (this.environment.name !== 'client' || !/\/app\/.*\.tsx?(?:\?|$)/.test(id)) return null;
      const statement = /import \{([^}]+)\} from '(?:lucide-react)';/.exec(code);
      if (!statement) return null;
      fileOf ??= new Map(
        [...(await readFile(`${directory}/dist/esm/${ICONS}.mjs`, 'utf8')).matchAll(ICON_EXPORT)].map(
          ([, name = '', file = '']) => [name, file],
        ),
      );
      const lines = (statement[1] ?? '').split(',').flatMap((part) => {
        const [name, local = name] = part.trim().split(/\s+as\s+/);
        if (!name || name.startsWith('type ')) return [];
        const file = fileOf?.get(name);
        if (!file) this.error(`${ICONS} has no file for ${name}`);
        return `import ${local} from '${directory}/dist/esm/icons/${file}.mjs';`;
      });
      return code.replace(statement[0], lines.join(' '));
    },
  };
}
