import { describe, expect, test } from 'vitest';
import { countCommentLines, glossaryFindings } from '../../../.ci/glossary-findings.ts';

const find = (text: string, file = 'app/lib/x.ts') =>
  glossaryFindings(file, text).map(({ kind, line, text: found }) => `${kind} ${line} ${found}`);

describe('glossaryFindings', () => {
  test('a replaced word inside a declared name is found with its line', () => {
    expect(find('\nexport function askSoon() {}')).toEqual(['name 2 askSoon: ask → request, send, fetch']);
    expect(find('interface Box { lateLane: string }')).toEqual(['name 1 lateLane: late → deferred']);
    expect(find('class Box { readonly #wish = 1 }')).toEqual(['name 1 #wish: wish → params']);
  });

  test('a file name with a replaced word is found', () => {
    expect(find('', 'app/ui/whole-page.ts')).toEqual(['name 0 whole → document request, buffered']);
  });

  test('names of libraries that are only used are not found', () => {
    expect(find("import { ask } from 'inquirer'; ask();")).toEqual([]);
  });

  test("words that only contain a replaced one, and the field's own compounds, are allowed", () => {
    expect(find('const tasks = 1; const latest = 2; const iframeUrl = 3;')).toEqual([]);
    expect(find("const parts = name.split('-');")).toEqual([]);
  });

  test('comments and test titles are read for the same words', () => {
    expect(find('// It asks the service.')).toEqual(['comment 1 asks']);
    expect(find("test('the service is told', run);")).toEqual(['title 1 told']);
  });

  test('every line of a block comment counts', () => {
    expect(countCommentLines('/**\n * one\n */\nconst a = 1; // two')).toBe(4);
  });
});
