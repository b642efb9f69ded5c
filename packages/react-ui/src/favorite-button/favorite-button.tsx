import {
  favoriteFields,
  favoritesMessages,
  favoritesSubject,
  isFavorite,
  turnFavorite
} from '@vitrina/core/favorites'
import type { FormEvent } from 'react'

import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { useShop, useSubject } from '../shop/shop-context.tsx'

interface FavoriteButtonProps {
  product: { readonly id: number; readonly title: string }
  look?: 'sheet' | undefined
  /** The id of what says more, such as a `Tooltip`. */
  describedBy?: string | undefined
}

/** The heart of a product; a form, so that a member has favourites without script. */
export function FavoriteButton({ product, look, describedBy }: FavoriteButtonProps) {
  const shop = useShop()
  const isOn = useSubject(favoritesSubject, favorites => isFavorite(favorites, product.id))

  function press(event: FormEvent) {
    event.preventDefault()
    turnFavorite(shop, product)
  }

  return (
    <form method="post" action="/favorites" data-live data-intent onSubmit={press}>
      <input type="hidden" name={favoriteFields.product} value={product.id} />
      <input type="hidden" name={favoriteFields.favorite} value={`${!isOn}`} />
      <IconButton
        type="submit"
        icon="heart"
        look={look}
        label={favoritesMessages.name(product.title)}
        aria-describedby={describedBy}
        aria-pressed={isOn}
        tone={isOn ? 'red' : undefined}
        filled={isOn}
      />
    </form>
  )
}
