import type { BannerPlace } from '@vitrina/core/content'
import type { Banner } from '@vitrina/core/entities'
import { Button, ShopPicture } from '@vitrina/react-ui'

import { listingBannerStyle } from './listing-banner.styles.ts'

interface ListingBannerProps {
  readonly banner: Banner
  readonly place: BannerPlace
}

/** A word of the shop among its goods, where a row would have a hole. */
export const ListingBanner = ({ banner, place }: ListingBannerProps) => (
  <article
    className={listingBannerStyle()}
    data-cover={banner.cover}
    data-wide={place.wide}
    data-narrow={place.narrow}
  >
    <div>
      <h2>{banner.title}</h2>
      <p>{banner.text}</p>
      {banner.link && (
        <Button size="s" href={banner.link.url}>
          {banner.link.text}
        </Button>
      )}
    </div>
    {banner.images.slice(0, 2).map(image => (
      <ShopPicture key={image.fileId} picture={image} width={320} sizes="260px" alt="" />
    ))}
  </article>
)
