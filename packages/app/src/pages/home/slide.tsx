import type { Banner } from '@vitrina/core/entities'
import { Button, ShopPicture } from '@vitrina/react-ui'

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
              <ShopPicture picture={image} width={320} sizes="260px" alt="" priority={isFirst} />
            </span>
          ))}
        </PencilCase>
      ) : (
        banner.images.map((image, place) => (
          <ShopPicture
            key={image.fileId}
            picture={image}
            width={320}
            alt=""
            priority={isFirst && place === 0}
          />
        ))
      )}
    </div>
  </div>
)
