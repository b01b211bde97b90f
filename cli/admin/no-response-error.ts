import { CommandError } from '#cli/local/run-command.ts';

/** A host that did not respond at all: the same request may succeed later. */
export class NoResponseError extends CommandError {
  override name = 'NoResponseError';
}
