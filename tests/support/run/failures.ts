import path from 'node:path';
import * as v from 'valibot';

/** A test that failed, or a file or set-up that did before it had any. */
export interface Failure {
  name: string;
  /** What it said first, without colours. */
  error: string;
}

const ERROR_LINES = 15;
/** What a page was expected to contain comes as the whole page, on one line. */
const LINE_LENGTH = 400;

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

export function vitestFailures(report: unknown, root: string): Failure[] {
  return v.parse(VitestReport, report).testResults.flatMap((file) => {
    const name = path.relative(root, file.name);
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      return [{ name, error: firstLines(file.message) }];
    }
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${name} › ${fullName}`,
        error: firstLines(failureMessages?.[0] ?? ''),
      }));
  });
}

const PlaywrightError = v.object({
  message: v.optional(v.string(), ''),
  location: v.optional(v.object({ file: v.string(), line: v.number(), column: v.number() })),
});

interface Suite {
  title: string;
  file?: string;
  specs: v.InferOutput<typeof Spec>[];
  suites?: Suite[];
}

const Spec = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ status: v.string(), errors: v.array(PlaywrightError) })),
    }),
  ),
});
const Suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  file: v.optional(v.string()),
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const PlaywrightReport = v.object({ suites: v.array(Suite), errors: v.array(PlaywrightError) });

/** With the place of the step that failed; what went wrong outside of any test comes last. */
export function playwrightFailures(report: unknown, root: string): Failure[] {
  const { suites, errors } = v.parse(PlaywrightReport, report);
  const describe = (error: v.InferOutput<typeof PlaywrightError> | undefined) => {
    const { file, line, column } = error?.location ?? {};
    const place = file === undefined ? '' : `at ${path.relative(root, file)}:${line}:${column}\n`;
    return place + firstLines(error?.message ?? '');
  };
  const inSuite = (suite: Suite, above: string[]): Failure[] => {
    const titles = [...above, suite.title];
    const own = suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const failed = results.find(({ errors: [first] }) => first !== undefined);
          const name = [`[${projectName}]`, ...titles, title].join(' › ');
          return { name, error: failed ? describe(failed.errors[0]) : (results[0]?.status ?? '') };
        }),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, titles))];
  };
  return [
    ...suites.flatMap((suite) => inSuite(suite, [])),
    ...errors.map((error) => ({ name: 'outside of any test', error: describe(error) })),
  ];
}

/** For the end of a run, of whose record nothing else may be kept. */
export function listFailures(heading: string, failures: readonly Failure[]): string {
  if (failures.length === 0) return '';
  const items = failures.map(({ name, error }) => `  ${name}\n${error.replace(/^/gm, '      ')}\n`);
  return `\n${heading}:\n\n${items.join('\n')}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes that colour a terminal
const COLOUR = /\u001b\[[0-9;]*m/g;

function firstLines(text: string): string {
  const lines = text.replace(COLOUR, '').trim().split('\n').slice(0, ERROR_LINES);
  return lines.map((line) => line.slice(0, LINE_LENGTH)).join('\n');
}
