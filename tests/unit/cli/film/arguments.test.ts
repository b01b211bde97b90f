import { describe, expect, test } from 'vitest';
import { parseFilmArguments } from '#cli/film/arguments.ts';

describe('npm run film', () => {
  test('adds a film with its captions, heights and title', () => {
    const options = ['--title', 'lights', '--captions', 'en=a.vtt', '--heights', '360,720', '--remote'];
    expect(parseFilmArguments(['add', 'a.mp4', 'harbor', ...options])).toEqual({
      kind: 'add',
      options: {
        file: 'a.mp4',
        brand: 'harbor',
        title: 'lights',
        captions: [{ language: 'en', file: 'a.vtt' }],
        heights: [360, 720],
        preset: 'medium',
        remote: true,
      },
    });
  });

  test('checks an address', () => {
    expect(parseFilmArguments(['check', 'https://x.example/a.m3u8'])).toEqual({
      kind: 'check',
      address: 'https://x.example/a.m3u8',
      origin: undefined,
    });
  });

  test.each([
    [['add'], /^Usage:/],
    [['make', 'x'], /^Usage:/],
    [['add', 'x.mp4'], /^Name the brand behind the file/],
    [['add', 'x.mp4', 'harbor', 'more'], /^One film at a time/],
    [['add', 'x.mp4', 'harbor', '--preset', 'quick'], /^--preset is one of ultrafast/],
    [['add', 'x.mp4', 'harbor', '--origin', 'x'], /^--origin belongs to check only/],
    [['add', 'x.mp4', 'harbor', '--stream'], /^Unknown option '--stream'/],
    [['check', 'https://x.example', '--title', 'x'], /^--title belongs to add only/],
    [['check', 'https://x.example', 'more'], /^One address at a time/],
  ])('%j is rejected with what would be right', (args, reason) => {
    expect(() => parseFilmArguments(args)).toThrow(reason);
  });
});
