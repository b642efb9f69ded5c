import { Icon } from '../../kit/icon/icon.tsx'
import { style } from '../../theme/style.ts'

const filmMarkStyle = style(`
  grid-area: 1 / 1; z-index: 1; display: grid; place-items: center; width: 12%; min-width: 30px; aspect-ratio: 1; border-radius: 50%; background: var(--c-ink); color: var(--c-paper); pointer-events: none;
`)

/** Says over a picture that it opens a film; put it beside the picture into a `Tile`. */
export const FilmMark = () => (
  <span className={filmMarkStyle()} aria-hidden="true">
    <Icon name="player-play-filled" />
  </span>
)
