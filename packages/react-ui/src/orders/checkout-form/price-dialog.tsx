import { priceQuestionMessages } from '@vitrina/core/orders'
import { Modal } from '../../binding/modal.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { Button } from '../../kit/button/button.tsx'
import { style } from '../../theme/style.ts'
import { useCheckout, useCheckoutHandle } from '../checkout/checkout-context.tsx'

const priceDialogStyle = style(`
  display: grid; gap: 12px;
  & > .price { margin-bottom: 8px; font-size: var(--fs-price-l); font-weight: 800; letter-spacing: -.045em; line-height: 1; }
`)

/** The order costs another sum than the visitor saw: asked before anything is bought. */
export function PriceDialog() {
  const { send } = useCheckoutHandle()
  const { show } = usePrices()
  const total = useCheckout(checkout => checkout.newTotal) ?? 0
  const decline = () => send({ type: 'price.decline' })
  return (
    <Modal name="price" title={priceQuestionMessages.title} onClose={decline}>
      <div className={priceDialogStyle()}>
        <p>{priceQuestionMessages.text}</p>
        <p className="price">{show(total)}</p>
        <Button size="l" wide onClick={() => send({ type: 'price.confirm' })}>
          {priceQuestionMessages.accept(show(total))}
        </Button>
        <Button variant="line" wide onClick={decline}>
          {priceQuestionMessages.decline}
        </Button>
      </div>
    </Modal>
  )
}
