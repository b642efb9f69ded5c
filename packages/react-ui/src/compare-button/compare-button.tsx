import { compareNameMessages, compareSubject, isCompared } from '@vitrina/core/compare'

import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { useShop, useSubject } from '../shop/shop-context.tsx'

interface CompareButtonProps {
  product: { readonly id: number; readonly title: string }
  look?: 'sheet' | undefined
  /** The id of what says more, such as a `Tooltip`. */
  describedBy?: string | undefined
}

/** Few visitors compare: what a press does and says comes with the pointer. */
const load = () => import('./press-compare.ts')
const prepare = () => void load().catch(() => undefined)

/** The scales of a product: puts it into the comparison, or takes it out. */
export function CompareButton({ product, look, describedBy }: CompareButtonProps) {
  const shop = useShop()
  const isOn = useSubject(compareSubject, compare => isCompared(compare, product.id))
  return (
    <IconButton
      icon="scale"
      look={look}
      label={compareNameMessages.name(product.title)}
      aria-describedby={describedBy}
      aria-pressed={isOn}
      tone={isOn ? 'pen' : undefined}
      data-live
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void load().then(({ turnCompare }) => turnCompare(shop, product))}
    />
  )
}
