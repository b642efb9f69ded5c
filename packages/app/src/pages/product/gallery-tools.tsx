import { compareSubject, isCompared } from '@vitrina/core/compare'
import { favoritesSubject, isFavorite } from '@vitrina/core/favorites'
import { CompareButton, FavoriteButton, Tooltip, useSubject } from '@vitrina/react-ui'

import { useUrl } from '../../routing/router.tsx'
import type { ProductData } from './product.loader.ts'
import { productPageMessages as words } from './product-page.messages.ts'
import { Share } from './touched.ts'

/** Heart, scales, share: signs alone, whose words come with the pointer or the keyboard. */
export function GalleryTools({ data }: { readonly data: ProductData }) {
  const isLiked = useSubject(favoritesSubject, favorites => isFavorite(favorites, data.id))
  const isWeighed = useSubject(compareSubject, compare => isCompared(compare, data.id))
  return (
    <>
      <Tooltip side="left" text={isLiked ? words.dislike : words.like}>
        {id => <FavoriteButton product={data} look="sheet" describedBy={id} />}
      </Tooltip>
      <Tooltip side="left" text={isWeighed ? words.leaveOut : words.weigh}>
        {id => <CompareButton product={data} look="sheet" describedBy={id} />}
      </Tooltip>
      <ShareChoice data={data} />
    </>
  )
}

/** Shares the very choice that is shown; a click on a size draws it alone anew. */
const ShareChoice = ({ data }: { readonly data: ProductData }) => (
  <Share url={data.origin + useUrl()} title={data.title} hintSide="left" />
)
