import type { OrderGate } from '@vitrina/core/cart'
import { routePath } from '@vitrina/core/routes'
import { usePrices } from '../binding/use-prices.ts'
import { Button } from '../kit/button/button.tsx'
import { basketSummaryMessages } from './basket-summary.messages.ts'

/** The way on, or why there is none yet. */
export function CheckoutLink({ gate }: { gate: OrderGate }) {
  const { show } = usePrices()
  if (gate.kind === 'wrong') {
    return (
      <div className="go">
        <p className="stop">
          <span>{`${basketSummaryMessages.checkLine} `}</span>
          <a className="link" href={`#${gate.row.id}`}>
            {gate.row.title}
          </a>
        </p>
        <Off />
      </div>
    )
  }
  if (gate.kind === 'nothing') {
    return (
      <div className="go">
        <Off />
        <p className="sm mut">{basketSummaryMessages.chooseOne}</p>
      </div>
    )
  }
  return (
    <div className="go">
      {gate.lacking > 0 && (
        <p className="sm mut">{basketSummaryMessages.toLeastSum(show(gate.lacking))}</p>
      )}
      <Button size="l" wide href={routePath('checkout')}>
        {basketSummaryMessages.checkout}
      </Button>
    </div>
  )
}

const Off = () => (
  <Button size="l" wide disabled>
    {basketSummaryMessages.checkout}
  </Button>
)
