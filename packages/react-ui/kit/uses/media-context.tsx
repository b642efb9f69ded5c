import type { Picture } from '@vitrina/core/entities'

import { MediaProvider } from '../../src/binding/media-context.tsx'
import { ShopPicture } from '../../src/catalog/shop-picture/shop-picture.tsx'

/** The backend answers under another address than that of the page. */
const media = {
  ...{ apiUrl: 'https://media.shop.example', filesUrl: 'https://api.shop.example' },
  format: 'webp'
} as const

export const Photo = ({ picture }: { readonly picture: Picture }) => (
  <MediaProvider media={media}>
    <ShopPicture picture={picture} width={320} />
  </MediaProvider>
)
