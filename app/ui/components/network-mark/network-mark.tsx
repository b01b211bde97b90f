import marks from './network-marks.svg?url';

/**
 * The mark of a social network, 24×24, in the colour of the text around it. Drawn out of one file, so that no
 * page's scripts carry the outlines; a decoration beside the network's name.
 */
export function NetworkMark({ network }: { network: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${marks}#${network}`} />
    </svg>
  );
}
