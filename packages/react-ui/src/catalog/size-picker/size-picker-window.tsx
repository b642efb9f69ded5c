import { type CardView, productChoice, productPhase, productSubject } from '@vitrina/core/catalog'
import { useLayoutEffect } from 'react'
import { BoundaryFailed } from '../../binding/boundary.tsx'
import { Modal } from '../../binding/modal.tsx'
import { useShop, useSubject } from '../../binding/shop-context.tsx'
import { Skeleton } from '../../kit/skeleton/skeleton.tsx'
import { style } from '../../theme/style.ts'
import { ProductBuy } from '../product-buy/product-buy.tsx'
import { ProductChoice } from '../product-choice/product-choice.tsx'
import { useAskedSize } from '../product-choice/use-asked-size.ts'
import { sizePickerMessages } from './size-picker.messages.ts'

const sizePickerStyle = style(`
  & > :first-child { margin-top: 0; }
  & > .whole { margin-top: 18px; }
`)

export interface SizePickerWindowProps {
  readonly card: Pick<CardView, 'title' | 'href'>
  /** Names the window among those of the shop. */
  readonly name: string
  readonly onClose: () => void
}

/** Colours, sizes and purchase of a product, over the list it stands in. */
export const SizePickerWindow = ({ card, name, onClose }: SizePickerWindowProps) => (
  <Modal name={name} title={card.title} onClose={onClose}>
    <Picker href={card.href} />
  </Modal>
)

function Picker({ href }: Pick<CardView, 'href'>) {
  const shop = useShop()
  const product = useSubject(productSubject, reading => reading)
  const asked = useAskedSize()
  const choose = (url: string) => shop.send(productSubject, { type: 'product.open', href: url })
  // Before the first frame: the window of another product may have been the last one.
  useLayoutEffect(() => shop.send(productSubject, { type: 'product.open', href }), [shop, href])

  const phase = productPhase(product)
  if (phase === 'failed') {
    const retry = () => shop.send(productSubject, { type: 'product.retry' })
    return <BoundaryFailed what={sizePickerMessages.what} onRetry={retry} />
  }
  const { value } = product
  const choice = productChoice(product)
  if (value === undefined || choice.shown === undefined) return <Skeleton shape="tile" />
  return (
    <div className={sizePickerStyle()}>
      <ProductChoice choice={choice} images={value.images} onChoose={choose} asked={asked} />
      <ProductBuy
        shown={choice.shown}
        group={choice.group}
        asked={asked}
        title={value.title}
        picture={value.images[choice.shown.picture]}
        whenGone={<Whole href={`${product.query}#restock`}>{sizePickerMessages.restock}</Whole>}
      />
      <Whole href={product.query ?? href}>{sizePickerMessages.whole}</Whole>
    </div>
  )
}

const Whole = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <p className="whole">
    <a className="link" href={href}>
      {children}
    </a>
  </p>
)
