import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { PictureChoice } from './picture-question.tsx';

interface Open {
  Question: ComponentType<{ onChoice(choice: PictureChoice): void }>;
  onChoice(choice: PictureChoice): void;
}

/** Has its editor choose, with a dialog that is loaded for it; it rejects where that cannot be loaded. */
export function usePictureQuestion(): { question: ReactNode; chooseForPictures(): Promise<PictureChoice> } {
  const [open, setOpen] = useState<Open | null>(null);
  const chooseForPictures = useCallback(async () => {
    const { PictureQuestion } = await import('./picture-question.tsx');
    return new Promise<PictureChoice>((resolve) => {
      const onChoice = (choice: PictureChoice) => {
        setOpen(null);
        resolve(choice);
      };
      setOpen({ Question: PictureQuestion, onChoice });
    });
  }, []);
  return { question: open ? <open.Question onChoice={open.onChoice} /> : null, chooseForPictures };
}
