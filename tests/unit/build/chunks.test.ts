import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { chunks } from '#build/chunks.ts';
import { readDeclaredChunks } from '#build/declared-chunks.ts';

const ICON = '/node_modules/lucide-react/icons/eye.mjs';
/** Each module with what it imports; a name with `()` is imported on demand. */
type Graph = Record<string, readonly string[]>;

function chunkOf(graph: Graph, declared: Record<string, string>) {
  const importersOf = (id: string) => Object.keys(graph).filter((each) => graph[each]?.includes(id));
  const modules = {
    getModuleIds: () => Object.keys(graph)[Symbol.iterator](),
    getModuleInfo: (id: string) => ({
      importedIds: graph[id]?.filter((each) => !each.endsWith('()')),
      importers: importersOf(id),
      dynamicImporters: importersOf(`${id}()`),
    }),
  } as unknown as Parameters<ReturnType<typeof chunks>>[1];
  const find = chunks({ declared: () => new Map(Object.entries(declared)) });
  return (id: string) => find(id, modules);
}

const SHELL = { '/app/root.tsx': 'shell' };

describe('a module travels', () => {
  it('with the one chunk that imports it, whatever imports it without a chunk', () => {
    const graph = {
      '/app/root.tsx': [],
      '/app/ui/a.ts': ['/app/ui/b.ts'],
      '/app/ui/b.ts': [],
      '/app/ui/own.ts': ['/app/ui/b.ts'],
    };
    expect(chunkOf(graph, { ...SHELL, '/app/ui/a.ts': 'a' })('/app/ui/b.ts')).toBe('a');
  });

  it('in the shell, where every page or two chunks import it', () => {
    const graph = {
      '/app/root.tsx': ['/app/ui/every.ts'],
      '/app/ui/a.ts': ['/app/ui/every.ts', '/app/ui/both.ts'],
      '/app/ui/b.ts': ['/app/ui/both.ts'],
      '/app/ui/every.ts': [],
      '/app/ui/both.ts': [],
    };
    const find = chunkOf(graph, { ...SHELL, '/app/ui/a.ts': 'a', '/app/ui/b.ts': 'b' });
    expect([find('/app/ui/every.ts'), find('/app/ui/both.ts')]).toEqual(['shell', 'shell']);
  });

  it('in the one of its chunks that the others need anyway', () => {
    const graph = {
      '/app/root.tsx': [],
      '/app/ui/a.ts': ['/app/ui/base.ts', '/app/ui/both.ts'],
      '/app/ui/base.ts': ['/app/ui/both.ts'],
      '/app/ui/both.ts': [],
    };
    const find = chunkOf(graph, { ...SHELL, '/app/ui/a.ts': 'a', '/app/ui/base.ts': 'base' });
    expect(find('/app/ui/both.ts')).toBe('base');
  });

  it("in none, when it is a page's own or imported on demand", () => {
    const graph = {
      '/app/root.tsx': ['/app/ui/lazy.ts()', '/app/ui/lazy.ts'],
      '/app/routes/a/a.tsx': ['/app/ui/own.ts'],
      '/app/ui/lazy.ts': [],
      '/app/ui/own.ts': [],
    };
    const find = chunkOf(graph, SHELL);
    expect(Object.keys(graph).map(find)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("in its block's folder", () => {
    const id = '/app/features/page-builder/blocks/stories/memento/block.tsx';
    expect(chunkOf({ [id]: [] }, {})(id)).toBe('blocks-stories');
  });

  it('in the shell as an icon that a module without a chunk imports too', () => {
    const graph = { '/app/ui/a.ts': [ICON], '/app/ui/own.ts': [ICON], [ICON]: [] };
    expect(chunkOf(graph, { '/app/ui/a.ts': 'a' })(ICON)).toBe('shell');
    expect(chunkOf({ ...graph, '/app/ui/own.ts': [] }, { '/app/ui/a.ts': 'a' })(ICON)).toBe('a');
  });
});

describe('the build fails', () => {
  it('where a file declares a chunk and is none of its modules', () => {
    const find = chunkOf({ '/app/root.tsx': [] }, { ...SHELL, '/app/ui/gone.ts': 'a' });
    expect(() => find('/app/root.tsx')).toThrow('/app/ui/gone.ts');
  });

  it('where every page imports a module that declares a chunk', () => {
    const graph = { '/app/root.tsx': ['/app/ui/a.ts'], '/app/ui/a.ts': [] };
    expect(() => chunkOf(graph, { ...SHELL, '/app/ui/a.ts': 'a' })('/app/ui/a.ts')).toThrow('/app/ui/a.ts');
  });
});

describe('readDeclaredChunks', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true }));

  it('reads the first line of modules and style sheets', async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-chunks-'));
    const files = {
      'a.ts': '// chunk: live-comments\n\nx();',
      'b.css': '/* chunk: player */\n',
      'c.ts': 'x();\n// chunk: no\n',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    expect([...readDeclaredChunks(folder)].sort()).toEqual([
      [path.join(folder, 'a.ts'), 'live-comments'],
      [path.join(folder, 'b.css'), 'player'],
    ]);
  });

  it.each(['// chunk player', '// chunk: Player', '// chunk:'])('refuses "%s"', async (line) => {
    folder = await mkdtemp(path.join(tmpdir(), 'marquee-chunks-'));
    await writeFile(path.join(folder, 'a.ts'), `${line}\n`);
    expect(() => readDeclaredChunks(folder)).toThrow('a.ts');
  });
});
