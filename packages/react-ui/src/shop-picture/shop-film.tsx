import { type Picture as PictureFile } from '@vitrina/core/entities'
import { imageUrl, videoUrl } from '@vitrina/core/media'

import { Icon } from '../kit/icon/icon.tsx'
import { useMedia } from '../shop/media-context.tsx'
import { shopFilmMarkStyle, shopFilmStyle } from './shop-film.styles.ts'

interface ShopFilmProps {
  readonly picture: PictureFile
  /** Extension of the film of this picture. */
  readonly extension: string
}

/** A film of goods without sound: nothing of it is loaded before it is played. */
export function ShopFilm({ picture, extension }: ShopFilmProps) {
  const { apiUrl, format } = useMedia()
  return (
    <video
      className={shopFilmStyle()}
      src={videoUrl(apiUrl, picture.fileId, extension)}
      poster={imageUrl(apiUrl, picture.fileId, format, '640')}
      aria-label={picture.alt}
      controls
      loop
      muted
      playsInline
      preload="none"
    />
  )
}

/** Says on a thumb that it opens a film. */
export const FilmMark = () => (
  <span className={shopFilmMarkStyle()} aria-hidden="true">
    <Icon name="player-play-filled" />
  </span>
)
