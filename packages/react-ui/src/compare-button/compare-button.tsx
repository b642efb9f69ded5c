import { compareMessages, compareSubject, isCompared, turnCompare } from '@vitrina/core/compare'

import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { useShop, useSubject } from '../shop/shop-context.tsx'

interface CompareButtonProps {
  product: { readonly id: number; readonly title: string }
  look?: 'sheet' | undefined
}

/** The scales of a product: puts it into the comparison, or takes it out. */
export function CompareButton({ product, look }: CompareButtonProps) {
  const shop = useShop()
  const isOn = useSubject(compareSubject, compare => isCompared(compare, product.id))
  return (
    <IconButton
      icon="scale"
      look={look}
      label={compareMessages.name(product.title)}
      aria-pressed={isOn}
      tone={isOn ? 'pen' : undefined}
      data-live
      onClick={() => turnCompare(shop, product)}
    />
  )
}
