import { Icon } from '../../kit/icon/icon.tsx'
import { filmMarkStyle } from './film-mark.styles.ts'

/** Says on a picture that it opens a film. */
export const FilmMark = () => (
  <span className={filmMarkStyle()} aria-hidden="true">
    <Icon name="player-play-filled" />
  </span>
)
