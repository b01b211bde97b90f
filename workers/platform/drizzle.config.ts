import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --config workers/platform/drizzle.config.ts --name <what>` writes the next
// migration.
export default defineConfig({
  dialect: 'sqlite',
  schema: './workers/platform/storage/schema/*.ts',
  out: './workers/platform/storage/migrations',
});
