import type { MarqueeContext } from '#app/services/load-context.ts';
import { perform } from '../edit-document.server.ts';
import { loadFindings } from './load-findings.server.ts';
import { fixName } from './site-finding.ts';

/** Mends what a button of the page names, if it is still found; the stage can take it back. */
export async function fixFinding(
  { services: { content }, flash }: Pick<MarqueeContext, 'services' | 'flash'>,
  { name, commandId }: { name: string; commandId: string },
): Promise<void> {
  const wanted = name.slice(0, name.indexOf(' '));
  const [all, found] = await Promise.all([content.editChanges(), content.editChecks()]);
  const changes = all.filter(({ document }) => document === wanted);
  const { findings, drafts } = await loadFindings(content, changes);
  const fix = [...found, ...findings].find((finding) => finding.fix && fixName(finding) === name)?.fix;
  const [draft] = drafts;
  if (!fix || !draft) return flash.put({ kind: 'info', key: 'edit:fix_over' });
  const { accepted } = await perform(flash, () =>
    content.editCommands(draft.id, { revision: draft.revision, command_id: commandId, commands: [fix] }),
  );
  if (accepted) flash.put({ kind: 'success', key: 'edit:fix_done' });
}
