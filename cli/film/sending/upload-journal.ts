import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { replaceFile } from '#cli/film/packaging/film-folder.ts';

const UploadsSchema = v.record(
  v.string(),
  v.object({ etag: v.string(), id: v.string(), received: v.record(v.string(), v.string()) }),
);
type Uploads = v.InferOutput<typeof UploadsSchema>;

/** What has arrived of uploads by their keys, in a file: for a platform that cannot list that. */
export function openUploadJournal(file: string) {
  const read = async (): Promise<Uploads> => {
    const text = await readFile(file, 'utf8').catch(() => '{}');
    return v.parse(UploadsSchema, JSON.parse(text));
  };
  let writing = Promise.resolve();
  /** One after another: pieces arrive side by side. */
  const note = (change: (uploads: Uploads) => void) => {
    writing = writing.then(async () => {
      const uploads = await read();
      change(uploads);
      await replaceFile(file, JSON.stringify(uploads));
    });
    return writing;
  };
  return {
    find: async (key: string) => (await read())[key],
    note,
    forget: (key: string) =>
      note((uploads) => {
        delete uploads[key];
      }),
  };
}
