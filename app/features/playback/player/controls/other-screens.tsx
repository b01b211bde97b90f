import styles from './control-bar.module.css';
import { PictureInPictureButton } from './picture-in-picture-button.tsx';
import { RemoteButton } from './remote-button.tsx';

/** Where the film can play besides this page: on another device, and in a window of its own. */
export function OtherScreens() {
  return (
    <>
      <RemoteButton />
      <span className={styles.roomy}>
        <PictureInPictureButton />
      </span>
    </>
  );
}
