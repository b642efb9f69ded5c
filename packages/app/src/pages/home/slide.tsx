import type { Banner, BannerPicture } from '@vitrina/core/entities'
import { breakpointSources } from '@vitrina/core/values'
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
      <h2 className="hero-t" data-letters={lettersOf(banner.title)}>
        {banner.title}
      </h2>
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

/** Lengths of words that `slide.styles.ts` makes smaller, so that none is cut in two. */
const LONG_WORDS = [8, 10, 12, 14, 17, 20]

/** The step of the longest word; undefined where all words are short. */
function lettersOf(title: string): number | undefined {
  const longest = Math.max(...title.split(/[\s-]+/).map(word => word.length))
  return longest < 8 ? undefined : (LONG_WORDS.find(letters => longest <= letters) ?? 20)
}

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
