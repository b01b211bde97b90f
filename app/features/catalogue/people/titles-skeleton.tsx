import { useTranslation } from 'react-i18next';
import { Swimlane } from '#app/features/catalogue/lanes/swimlane.tsx';
import { Skeleton } from '#app/ui/components/state/skeleton.tsx';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e'];

/** A row in the size of the loaded one. */
export function TitlesSkeleton() {
  const { t } = useTranslation('people');
  return (
    <Swimlane name={t('titles')} seeMoreHref={null}>
      {PLACEHOLDERS.map((key) => (
        <li key={key} aria-hidden="true">
          <Skeleton shape="wide" />
          <Skeleton />
        </li>
      ))}
    </Swimlane>
  );
}
