import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { oneByOne } from '#cli/film/one-by-one.ts';
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
  // Parts arrive side by side.
  const queue = oneByOne();
  const note = (change: (uploads: Uploads) => void) =>
    queue(async () => {
      const uploads = await read();
      change(uploads);
      await replaceFile(file, JSON.stringify(uploads));
    });
  return {
    find: async (key: string) => (await read())[key],
    note,
    forget: (key: string) =>
      note((uploads) => {
        delete uploads[key];
      }),
  };
}
