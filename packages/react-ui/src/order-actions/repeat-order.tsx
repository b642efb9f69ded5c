import { orderPost, ordersMessages, type Repetition } from '@vitrina/core/orders'
import { type RepeatDifference, repeatDifferences } from '@vitrina/core/repeat'
import { useState } from 'react'

import { ActForm } from '../form/act-form.tsx'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { Dialog } from '../kit/dialog/dialog.tsx'
import { Icon } from '../kit/icon/icon.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { useAction } from '../shop/use-action.ts'
import { DifferenceList } from './difference-list.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'
import { cancelDialogStyle, orderActionStyle } from './order-actions.styles.ts'
import { RepeatResult } from './repeat-result.tsx'

interface RepeatOrderProps {
  orderId: string
  size?: 's' | undefined
  variant?: 'grey' | 'soft' | undefined
}

/** Puts an order into the basket again; what is another than it was is told and asked about first. */
export function RepeatOrder({ orderId, size, variant = 'grey' }: RepeatOrderProps) {
  const { show } = usePrices()
  const { isBusy, failure, run } = useAction()
  const [repetition, setRepetition] = useState<Repetition>()
  const [differences, setDifferences] = useState<readonly RepeatDifference[]>([])

  async function ask() {
    const lines = (await run(({ orders }) => orders.repeatLines(orderId)))?.result
    if (lines === undefined) return
    const found = repeatDifferences(lines, show)
    setDifferences(found)
    if (found.length === 0) await repeat()
  }

  async function repeat() {
    const done = await run(({ orders }) => orders.repeat(orderId))
    setDifferences([])
    setRepetition(done?.result)
  }

  return (
    <>
      <ActForm
        className={orderActionStyle()}
        {...orderPost(orderId, 'repeat')}
        onAct={() => void ask()}
      >
        <Button variant={variant} size={size} busy={isBusy}>
          <Icon name="refresh" size="s" />
          {orderActionsMessages.repeat}
        </Button>
        {failure !== '' && <FormMessage>{failure}</FormMessage>}
        {repetition && <RepeatResult {...repetition} />}
      </ActForm>
      <Dialog
        open={differences.length > 0}
        title={ordersMessages.differs}
        onClose={() => setDifferences([])}
      >
        <Differences
          differences={differences}
          isBusy={isBusy}
          onRepeat={() => void repeat()}
          onStay={() => setDifferences([])}
        />
      </Dialog>
    </>
  )
}

interface DifferencesProps {
  readonly differences: readonly RepeatDifference[]
  readonly isBusy: boolean
  readonly onRepeat: () => void
  readonly onStay: () => void
}

const Differences = ({ differences, isBusy, onRepeat, onStay }: DifferencesProps) => (
  <div className={cancelDialogStyle()}>
    <DifferenceList differences={differences} />
    <div className="buttons">
      <Button type="button" busy={isBusy} onClick={onRepeat}>
        {ordersMessages.repeatAnyway}
      </Button>
      <Button type="button" variant="grey" onClick={onStay}>
        {ordersMessages.notNow}
      </Button>
    </div>
  </div>
)
