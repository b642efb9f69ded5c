import { routePath } from '@vitrina/core'
import { type ListedProduct, type OwnList, ownLists } from '@vitrina/core/lists'
import type { FormEvent } from 'react'
import { useHasPage, usePostMethod, useShop, useSubject } from '../../binding/shop-context.tsx'
import { IconButton } from '../../kit/icon-button/icon-button.tsx'

/** The look of a sign whose product is in its list. */
const variants = {
  heart: { tone: 'red', filled: true },
  scale: { tone: 'pen' }
} as const satisfies Record<OwnList['icon'], object>

interface ListSignProps {
  list: OwnList
  product: ListedProduct
  variant?: 'sheet' | undefined
  /** The id of what says more, such as a `Tooltip`. */
  describedBy?: string | undefined
}

/**
 * Puts a product into one of the visitor's lists, or takes it out. `list` is one of `ownLists` of
 * the core: favourites or comparison.
 */
export function ListSign({ list, product, variant, describedBy }: ListSignProps) {
  const shop = useShop()
  const isIn = useSubject(list.subject, state => list.has(state, product.id))
  const method = usePostMethod()
  const turn = () => list.turn(shop, product)
  const sign = {
    icon: list.icon,
    variant,
    label: list.label(product.title),
    'aria-describedby': describedBy,
    'aria-pressed': isIn,
    ...(isIn && variants[list.icon])
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    turn()
  }

  if (!list.fields) {
    const { prepare } = list
    return (
      <IconButton {...sign} data-live onPointerEnter={prepare} onFocus={prepare} onClick={turn} />
    )
  }
  return (
    <form method={method} action={routePath(list.route)} data-live onSubmit={submit}>
      {Object.entries(list.fields(product.id, !isIn)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IconButton type="submit" {...sign} />
    </form>
  )
}

interface ListSignsProps {
  product: ListedProduct
  /** The list that stands around the product. */
  except?: OwnList['route'] | undefined
}

/**
 * Shows the heart and the scales of a product: one for each list that a visitor gathers products
 * in. `except` leaves one out.
 */
export function ListSigns({ product, except }: ListSignsProps) {
  const hasPage = useHasPage()
  return ownLists
    .filter(({ route }) => route !== except && hasPage(route))
    .map(list => <ListSign key={list.route} list={list} product={product} />)
}
