/** A command in one line, what it does, and a line to copy. */
interface CommandHelp {
  usage: string;
  words: string;
  example: string;
}

const RUN = 'npm run domain --';

export const HELP: Readonly<Record<string, CommandHelp>> = {
  add: {
    usage: 'add <brand> <hostname>',
    words:
      'Gives a hostname to a brand, orders its certificate at Cloudflare where that is set up, and prints the records that its owner adds. ' +
      'Run it again to look again. Ends with code 1 until the site is shown.',
    example: 'add harbor www.harbor.example',
  },
  remove: {
    usage: 'remove <brand> <hostname>',
    words:
      'Takes a hostname off a brand, here and at Cloudflare. Neither the last one nor the primary one goes.',
    example: 'remove harbor films.harbor.example',
  },
  check: {
    usage: 'check <hostname> [--brand <slug>]',
    words:
      'Why a hostname does not show its site: the one thing to mend first, with the records to add or delete in its DNS. ' +
      'A hostname that no brand has yet is looked at as well. --brand: whose it is to be. Ends with code 1 unless the site is shown.',
    example: 'check www.harbor.example',
  },
  list: {
    usage: 'list <brand>',
    words: 'Looks at each hostname of a brand, a line each. Ends with code 1 unless all show their site.',
    example: 'list harbor',
  },
};

const REMOTE = 'Add --remote to ask the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).';

/** Of one command, or of all. */
export function helpFor(command: string | undefined): string {
  const help = command === undefined ? undefined : HELP[command];
  if (help) return `Usage: ${RUN} ${help.usage}\n${help.words}\n${REMOTE}\nExample: ${RUN} ${help.example}`;
  const lines = Object.values(HELP).map(({ usage }) => `  ${RUN} ${usage}`);
  return `Usage:\n${lines.join('\n')}\n${REMOTE}\nExample: ${RUN} ${HELP.check?.example}`;
}
