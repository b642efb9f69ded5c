import { Modal } from '../../binding/modal.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { Button } from '../../kit/button/button.tsx'
import { style } from '../../theme/style.ts'
import { useCheckout, useCheckoutHandle } from '../checkout/checkout-context.tsx'
import { checkoutFormMessages } from './checkout-form.messages.ts'

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
    <Modal name="price" title={checkoutFormMessages.priceChanged} onClose={decline}>
      <div className={priceDialogStyle()}>
        <p>{checkoutFormMessages.priceChangedText}</p>
        <p className="price">{show(total)}</p>
        <Button size="l" wide onClick={() => send({ type: 'price.confirm' })}>
          {checkoutFormMessages.orderFor(show(total))}
        </Button>
        <Button variant="line" wide onClick={decline}>
          {checkoutFormMessages.backToOrder}
        </Button>
      </div>
    </Modal>
  )
}
