import { ROLES } from '#app/contract/roles.ts';

/** A command in one line, what it does, and a line to copy. */
interface CommandHelp {
  usage: string;
  words: string;
  example: string;
}

const RUN = 'npm run tenant --';

export const HELP: Readonly<Record<string, CommandHelp>> = {
  create: {
    usage: `create <slug> --host <hostname> [--title <text>] [--owner <e-mail>] [--primary <hostname>] [--account <id>] [--asset-host <host>]
         [--content <url>] [--user <url>] [--payment <url>] [--analytics <url>]
         [--frame-ancestor <origin>] [--media-host <host>] [--gateway-host <gateway>=<hostname>]
         [--personalised-lists] [--call-deadline <ms>] [--payment-deadline <ms>]`,
    words:
      'Makes a brand that answers on these hostnames, with a new account unless --account names one. ' +
      '--owner is invited by mail to own it. ' +
      '--host, --frame-ancestor, --media-host and --gateway-host may be given several times.',
    example:
      'create harbor --title "Harbor Films" --owner ann@harbor.example --host www.harbor.example --host harbor.example --primary www.harbor.example',
  },
  update: {
    usage: `update <slug> [--host +<hostname>] [--host -<hostname>] [--primary <hostname>|none]
         [--title <text>] [--media-host <host>|none]`,
    words:
      'Changes a brand without an outage: hostnames are added before others go, documents of the others ' +
      'redirect to the primary one, --media-host replaces the list.',
    example: 'update harbor --host +films.harbor.example --host -old.harbor.example --title "Harbor Films"',
  },
  list: {
    usage: 'list [--after <slug>]',
    words: 'Lists brands by slug, a hundred at a time.',
    example: 'list --after harbor',
  },
  show: { usage: 'show <slug>', words: "Prints a brand's record as JSON.", example: 'show harbor' },
  remove: {
    usage: 'remove <slug>',
    words:
      'Takes a brand off its hostnames, which are free at once. Its account, viewers and files stay for a brand that is ' +
      'created with --account; nothing is charged meanwhile. To get rid of them: delete.',
    example: 'remove harbor',
  },
  delete: {
    usage: 'delete <slug> [--now] [--yes <slug>]',
    words:
      'Takes a brand off its hostnames at once: no page, no film, no charge. Everything of it, viewers, payments and files ' +
      'included, is erased 30 days later, and until then undelete brings it back. --now erases within minutes. Asks for the ' +
      "brand's name; in a script --yes names it again. Books that have to be kept are fetched first.",
    example: 'delete harbor',
  },
  undelete: {
    usage: 'undelete <slug>',
    words: 'Brings a deleted brand back as it was, until its data is erased.',
    example: 'undelete harbor',
  },
  erasures: {
    usage: 'erasures',
    words: 'Lists what was erased of which brand and when, for a year, and what is being erased.',
    example: 'erasures',
  },
  suspend: {
    usage: 'suspend <slug> --reason <text>',
    words:
      'Takes a brand off the air: within ten seconds every page of it is a plain "not available", nothing plays, no ' +
      'payment begins and no renewal is charged. Those who work for it read the reason in the studio.',
    example: 'suspend harbor --reason "The invoice of October is open."',
  },
  resume: {
    usage: 'resume <slug>',
    words: 'Puts a suspended brand back on the air.',
    example: 'resume harbor',
  },
  project: {
    usage: 'project',
    words: 'Writes what KV has of all brands anew, from D1, and adopts brands that only KV has.',
    example: 'project --remote',
  },
  staff: {
    usage: 'staff <slug> <e-mail> --roles <role,…>|none [--invite]',
    words: `What somebody may do for the brand, of ${ROLES.join(', ')}. It counts at once, and so does taking it back. --invite makes an account for an address without one, and mails the link that sets its password.`,
    example: 'staff harbor ann@harbor.example --roles edit,publish',
  },
  gateway: {
    usage: `gateway list <slug>
  ${RUN} gateway set <slug> <gateway> [--file <keys.json>] [--mode live|test] [--currency <code>]
  ${RUN} gateway verify|disable <slug> <gateway>`,
    words:
      'How viewers can pay. `set` stores keys (without --file they are read from standard input, as JSON), ' +
      '`verify` offers the gateway to viewers, `disable` takes it back.',
    example: 'gateway set harbor stripe --mode live --currency EUR < stripe.json',
  },
};

const REMOTE = 'Add --remote to work on the deployed platform (MARQUEE_API, MARQUEE_ADMIN_TOKEN).';

export const USAGE = `Usage:
${Object.values(HELP)
  .map(({ usage }) => `  ${RUN} ${usage}`)
  .join('\n')}
${REMOTE} ${RUN} <command> --help explains one command.`;

/** Of one command, or of all. */
export function helpFor(command: string | undefined): string {
  const help = command === undefined ? undefined : HELP[command];
  if (!help) return `${USAGE}\nExample: ${RUN} ${HELP.create?.example}`;
  return `Usage: ${RUN} ${help.usage}\n${help.words}\n${REMOTE}\nExample: ${RUN} ${help.example}`;
}
