import { Button } from '../kit/button/button.tsx'
import { Dialog } from '../kit/dialog/dialog.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { useCheckout, useCheckoutHandle } from './checkout-context.tsx'
import { priceDialogStyle } from './price-dialog.styles.ts'

/** The order costs another sum than the visitor saw: asked before anything is bought. */
export function PriceDialog() {
  const { send } = useCheckoutHandle()
  const { show } = usePrices()
  const total = useCheckout(checkout => checkout.newTotal) ?? 0
  const decline = () => send({ type: 'price.decline' })
  return (
    <Dialog open title="Сумма изменилась" onClose={decline}>
      <div className={priceDialogStyle()}>
        <p>Пока вы оформляли заказ, цены или наличие изменились. Теперь он стоит</p>
        <p className="price">{show(total)}</p>
        <Button size="l" wide onClick={() => send({ type: 'price.confirm' })}>
          Заказать за {show(total)}
        </Button>
        <Button variant="line" wide onClick={decline}>
          Вернуться к заказу
        </Button>
      </div>
    </Dialog>
  )
}
