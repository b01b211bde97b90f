import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { useBlockName } from '../use-block-name.ts';
import styles from './finding-list.module.css';
import { type FindingGroup, groupFindings, type ShownFinding } from './shown-finding.ts';

/** The form that the buttons of findings send: they lie in another one. */
export const FIX_FORM = 'fix-finding';

/** Places that are shown at once; the others open. */
const AT_ONCE = 4;

/**
 * What keeps a document from being published, or would rather: each in one sentence, with the places where it is
 * mended. Needs `edit`, `edit_fields` and `block_names`.
 */
export function FindingList({
  findings,
  isLinked,
}: {
  findings: readonly ShownFinding[];
  /** The draft has what is found: it is mended there. */
  isLinked: boolean;
}) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {groupFindings(findings).map((group) => (
        <Group key={`${group.level} ${group.rule}`} group={group} isLinked={isLinked} />
      ))}
    </ul>
  );
}

function Group({ group: { level, rule, places }, isLinked }: { group: FindingGroup; isLinked: boolean }) {
  const { t } = useTranslation('edit');
  const Icon = level === 'stop' ? CircleAlert : TriangleAlert;
  const others = places.slice(AT_ONCE);
  return (
    <li className={styles.finding} data-level={level}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p>
          <strong>{t(`publish_level_${level}`)}</strong> {t(`check_${rule}`)}
        </p>
        <Places places={places.slice(0, AT_ONCE)} isLinked={isLinked} />
        {others.length > 0 ? (
          <details>
            <summary className={styles.more}>{t('publish_places', { count: others.length })}</summary>
            <Places places={others} isLinked={isLinked} />
          </details>
        ) : null}
      </div>
    </li>
  );
}

function Places({ places, isLinked }: { places: readonly ShownFinding[]; isLinked: boolean }) {
  const { t } = useTranslation('edit');
  const nameOf = usePlaceName();
  return (
    <ul className={styles.places}>
      {places.map((place, index) => {
        const { rule, detail, languages, href, fix } = place;
        const name = nameOf(place);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
          <li key={index} className={styles.place}>
            <span className={styles.where}>
              {isLinked ? (
                <Link to={href} className={styles.link}>
                  {name}
                </Link>
              ) : (
                name
              )}{' '}
              {detail ? (
                <bdi lang="en" className={styles.detail}>
                  {detail}
                </bdi>
              ) : null}
              {languages.map(({ code, name: language }) => (
                <bdi key={code} lang={code} className={styles.language}>
                  {language}
                </bdi>
              ))}
            </span>
            {fix === null || !isLinked ? null : (
              <Button
                type="submit"
                form={FIX_FORM}
                name="fix"
                value={fix}
                variant="secondary"
                size="small"
                aria-label={t('act_on', { act: t(`fix_${rule}`), name })}
              >
                {t(`fix_${rule}`)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** `Hero slider, block 2 › No. 3 › Picture`. */
function usePlaceName() {
  const { t } = useTranslation(['edit', 'edit_fields']);
  const nameOf = useBlockName();
  return ({ place, field }: ShownFinding): string => {
    const block = place && { position: place.position, name: nameOf(place) };
    const fields = field.map((name) => {
      if (typeof name === 'number') return t('row', { ns: 'edit_fields', number: name });
      const key = block ? `edit_fields:field_${name}` : `publish_field_${name}`;
      return t(key, { defaultValue: name });
    });
    const names = [...(block ? [t('publish_block', block)] : []), ...fields];
    // Of one that is not there any more nothing has a name.
    return names.length > 0 ? names.join(' › ') : t('publish_mend');
  };
}
