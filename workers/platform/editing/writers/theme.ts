import { accountWriter } from '#workers/platform/editing/account-writer.ts';
import type { Statement } from '#workers/platform/editing/writer.ts';
import { themes } from '#workers/platform/storage/schema/presentation.ts';

export const themeWriter = accountWriter('theme', {
  toColumns: ({ name, colors }) => ({ customTheme: name ? { name, ...(colors ? { colors } : {}) } : null }),
  toValue: ({ customTheme }) => ({ name: customTheme?.name, colors: customTheme?.colors }),
  async readMore(scope) {
    const rows = await scope.find(themes);
    return { palettes: Object.fromEntries(rows.map(({ name, colors }) => [name, colors])) };
  },
  writeMore(scope, { palettes }) {
    const rows = Object.entries(palettes).map(([name, colors]) => ({ name, colors }));
    return [
      scope.remove(themes) as unknown as Statement,
      ...(rows.length > 0 ? scope.insertRows(themes, rows) : []),
    ];
  },
});
