import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Call } from '#app/contract/call.ts';
import { calls } from '#app/contract/calls.ts';
import { ReviewSummarySchema } from '#app/contract/community.ts';
import { FailureEnvelopeSchema } from '#app/contract/envelope.ts';
import { HEADERS, RequestHeadersSchema } from '#app/contract/headers.ts';
import { isEntry, runCommand } from './local/run-command.ts';
import { ENTITIES } from './openapi-entities.ts';

/**
 * Writes docs/api/openapi.json: `npm run openapi`. A test compares the file with what this module renders.
 */

type Json = Record<string, unknown>;
type WithEntries = v.GenericSchema & { entries: Record<string, v.GenericSchema> };

const SERVICE_TEXTS = {
  content: 'Catalogue, playback, community',
  user: 'Account configuration, viewers, sessions',
  payment: 'Plans, payments, renewals',
  analytics: 'Player events',
} as const;

// Lists of lenient items hold copies of the entity's schema; what a copy shares with its original are its
// parts.
const entityOfPart = new Map<unknown, string>();
for (const [name, schema] of Object.entries(ENTITIES)) {
  const part = entriesOrOptionsOf(schema);
  if (part && !('pipe' in schema)) entityOfPart.set(part, name);
}

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Checks in code: `finite` is every JSON number, and the descriptions carry the rules of `check`.
  ignoreActions: ['check', 'finite'],
  definitions: ENTITIES,
  overrideRef: ({ referenceId }) => refTo(referenceId),
  overrideSchema: ({ valibotSchema, referenceId, jsonSchema }) => {
    const entity = referenceId ? undefined : entityOf(valibotSchema);
    if (entity) return { $ref: refTo(entity) };
    // Absent reads like null; as a documented default that is noise.
    const { default: standard, ...rest } = jsonSchema;
    return standard === null ? rest : null;
  },
};

export function buildOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee services',
      version: '1.0.0',
      description: 'What the site asks of the content, user, payment and analytics services behind it.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: Object.entries(SERVICE_TEXTS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...toJsonSchemaDefs(ENTITIES, CONVERSION), Failure: jsonSchema(FailureEnvelopeSchema) },
      parameters: headerParameters(),
      responses: {
        Failure: {
          description: 'Refused; `message` is for the viewer',
          content: { 'application/json': { schema: { $ref: refTo('Failure') } } },
        },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: HEADERS.sessionId } },
    },
  };
}

/** The file's whole text; the same text for the same contract. */
export function renderOpenApi(): string {
  return `${JSON.stringify(buildOpenApi(), null, 2)}\n`;
}

function operation(name: string, call: Call): Json {
  const security = { none: [], optional: [{}, { session: [] }], required: [{ session: [] }] };
  return {
    operationId: name,
    summary: call.summary,
    tags: [call.service],
    security: security[call.session],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...headersOf(call)],
    ...requestBody(call),
    responses: {
      200: {
        description: 'Answered',
        content: {
          'application/json': { schema: call.rawAnswer ? { type: 'object' } : successSchema(name, call) },
        },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

function requestBody(call: Call): Json {
  if (call.rawBody) return { requestBody: { required: true, content: { '*/*': {} } } };
  if (!call.body) return {};
  const content: Json = { 'application/json': { schema: jsonSchema(call.body) } };
  // navigator.sendBeacon cannot send JSON's type without a preflight.
  if (call.service === 'analytics') content['text/plain'] = { schema: { type: 'string' } };
  return { requestBody: { required: true, content } };
}

function successSchema(name: string, call: Call): Json {
  const data = jsonSchema(call.data);
  return {
    type: 'object',
    properties: {
      success: { const: true },
      ...(Object.keys(data).length > 0 && { data }),
      ...(call.list && { total: { type: 'integer', minimum: 0 } }),
      ...(name === 'relatedContent' && { filters: { type: 'object' } }),
      ...(name === 'reviews' && { summary: jsonSchema(ReviewSummarySchema) }),
      message: { type: 'string' },
    },
    required: ['success', ...(Object.keys(data).length > 0 ? ['data'] : []), ...(call.list ? ['total'] : [])],
  };
}

function parameters(schema: v.GenericSchema | undefined, where: 'path' | 'query'): Json[] {
  if (!schema || !hasEntries(schema)) return [];
  return Object.entries(schema.entries).map(([name, entry]) => ({
    name,
    in: where,
    required: where === 'path' || entry.type !== 'optional',
    schema: asText(jsonSchema(entry)),
  }));
}

/** Query values are text on the wire, so a whole number or flag is documented by its parsed type. */
function asText(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (anyOf && schema.type === 'integer') return rest;
  if (anyOf?.some((option) => typeof option === 'object' && option.type === 'boolean')) {
    return { ...rest, type: 'boolean' };
  }
  return schema;
}

function headersOf(call: Call): Json[] {
  const names = [HEADERS.accountId, HEADERS.language, HEADERS.defaultLanguage, HEADERS.traceparent];
  // Providers send webhooks without headers of ours.
  if (call.rawBody && call.session === 'none') return [];
  const counts = call.service === 'user' || call.service === 'payment';
  const viewer = counts ? [HEADERS.viewerAddress, HEADERS.viewerAgent] : [];
  const devices = call.takesPassword ? [HEADERS.viewerDevices] : [];
  return [...names, ...viewer, ...devices, ...(call.idempotent ? [HEADERS.idempotencyKey] : [])].map(
    (name) => ({
      $ref: `#/components/parameters/${name}`,
    }),
  );
}

function headerParameters(): Json {
  const entries = Object.entries(RequestHeadersSchema.entries).filter(([name]) => name !== HEADERS.sessionId);
  return Object.fromEntries(
    entries.map(([name, schema]) => [
      name,
      { name, in: 'header', required: name === HEADERS.accountId, schema: jsonSchema(schema) },
    ]),
  );
}

function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, CONVERSION);
  return rest;
}

function entityOf(schema: unknown): string | undefined {
  const part = entriesOrOptionsOf(schema);
  // Replies are comments again, to a depth; the document leaves the depth out.
  if (part && typeof part === 'object' && 'replies' in part && 'dislike_count' in part) return 'Comment';
  return entityOfPart.get(part);
}

function entriesOrOptionsOf(schema: unknown): unknown {
  const { entries, options } = schema as { entries?: unknown; options?: unknown };
  return entries ?? options;
}

function hasEntries(schema: v.GenericSchema): schema is WithEntries {
  return 'entries' in schema;
}

function refTo(entity: string): string {
  return `#/components/schemas/${entity}`;
}

const HELP = `Usage: npm run openapi
Writes docs/api/openapi.json, the calls of a backend, from the contract.
Example: npm run openapi`;

async function writeOpenApi() {
  const file = new URL('../docs/api/openapi.json', import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, renderOpenApi());
  process.stdout.write('Wrote docs/api/openapi.json\n');
}

if (isEntry(import.meta.url)) runCommand({ main: writeOpenApi, help: HELP });
