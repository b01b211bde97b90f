import { useMemo, useRef } from 'react';
import type { useStageActs } from './acts/use-stage-acts.ts';
import type { StageTools } from './stage-context.ts';

/** What tools of blocks have in common. It does not change with each of the acts. */
export function useStageTools(
  acts: ReturnType<typeof useStageActs>,
  { canAct }: { canAct: boolean },
): StageTools {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(() => {
    const act: StageTools['act'] = (...of) => latest.current.act(...of);
    return {
      act: canAct ? act : null,
      moveBelow: (...of) => latest.current.moveBelow(...of),
      actOnCard: (...of) => latest.current.actOnCard(...of),
      undo: () => latest.current.undo(),
      redo: () => latest.current.redo(),
      dataOf: (id) => latest.current.dataOf(id),
    };
  }, [canAct]);
}
