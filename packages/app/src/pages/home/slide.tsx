import type { Banner, BannerPicture } from '@vitrina/core/entities'
import { breakpointSources } from '@vitrina/core/media'
import { Button, ShopPicture, useMedia } from '@vitrina/react-ui'

import { PencilCase } from '../../pencil-case/pencil-case.tsx'
import { slideStyle } from './slide.styles.ts'

interface SlideProps {
  readonly banner: Banner
  readonly isFirst: boolean
}

/** As many things as the pencil case needs not to look empty. */
const CASE_MIN = 5

export const Slide = ({ banner, isFirst }: SlideProps) => (
  <div className={slideStyle()} data-cover={banner.cover}>
    <div className="words">
      <h2 className="hero-t">{banner.title}</h2>
      <p className="lead">{banner.text}</p>
      {banner.link && (
        <div className="act">
          <Button size="l" href={banner.link.url}>
            {banner.link.text}
          </Button>
        </div>
      )}
    </div>
    <div className="art">
      {banner.images.length >= CASE_MIN ? (
        <PencilCase look="hero">
          {banner.images.map(image => (
            <span key={image.fileId} className="slot">
              <Art picture={image} sizes="260px" isFirst={isFirst} />
            </span>
          ))}
        </PencilCase>
      ) : (
        banner.images.map((image, place) => (
          <Art key={image.fileId} picture={image} isFirst={isFirst && place === 0} />
        ))
      )}
    </div>
  </div>
)

interface ArtProps {
  readonly picture: BannerPicture
  readonly sizes?: string
  readonly isFirst: boolean
}

/** A picture of a slide, in the file of this width of the screen where the banner has several (§3). */
function Art({ picture, sizes, isFirst }: ArtProps) {
  const { apiUrl, format } = useMedia()
  const files = picture.breakpoints && breakpointSources(apiUrl, picture.breakpoints, format)
  return (
    <ShopPicture picture={picture} width={320} sizes={sizes} alt="" priority={isFirst} {...files} />
  )
}
