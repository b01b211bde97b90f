import { afterAll } from 'vitest';
import { closeAll } from './close-after-file.ts';

// Before the file's own hooks are registered, and so run after them.
afterAll(closeAll, 60_000);
