import { badgeCount, basketSubject } from '@vitrina/core/basket'
import type { KeptLine } from '@vitrina/core/entities'
import {
  type KeptBasketView,
  type TakingMode,
  keptBasketMessages as words
} from '@vitrina/core/kept-baskets'
import { repeatDifferences } from '@vitrina/core/orders'
import { countedNouns, countOf } from '@vitrina/core/plural'
import { toastAction } from '@vitrina/core/toasts'
import { useState } from 'react'

import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { Dialog } from '../kit/dialog/dialog.tsx'
import { DifferenceList } from '../order-actions/difference-list.tsx'
import { cancelDialogStyle } from '../order-actions/order-actions.styles.ts'
import { usePrices } from '../prices/use-prices.ts'
import { useShop, useSubject } from '../shop/shop-context.tsx'
import { useAction } from '../shop/use-action.ts'
import { useToasts } from '../toasts/toasts.tsx'

interface TakeKeptProps {
  readonly view: Pick<KeptBasketView, 'id' | 'name'>
}

/** Takes a kept basket back; what has changed, or lies in the basket already, is told and asked about first. */
export function TakeKept({ view: { id, name } }: TakeKeptProps) {
  const shop = useShop()
  const toasts = useToasts()
  const { isBusy, failure, run } = useAction()
  const [lines, setLines] = useState<readonly KeptLine[]>()

  async function ask() {
    const read = (await run(({ keptBaskets }) => keptBaskets.lines(id)))?.result
    if (read === undefined) return
    const isPlain = repeatDifferences(read, String).length === 0
    if (isPlain && badgeCount(shop.get(basketSubject)) === 0) await take(read, 'add')
    else setLines(read)
  }

  async function take(chosen: readonly KeptLine[], mode: TakingMode) {
    const taking = (await run(({ keptBaskets }) => keptBaskets.taking(chosen, mode)))?.result
    if (taking === undefined) return
    setLines(undefined)
    for (const command of taking.commands) shop.send(basketSubject, command)
    const action = toastAction(words.undo, basketSubject, ...taking.undo)
    toasts.show({ tone: 'good', text: words.taken(name), action })
  }

  return (
    <>
      <Button
        type="button"
        variant="soft"
        size="s"
        busy={isBusy}
        data-live
        data-intent
        aria-label={`${words.take}: ${name}`}
        onClick={() => void ask()}
      >
        {words.take}
      </Button>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
      <Dialog
        open={lines !== undefined}
        title={words.takeTitle(name)}
        onClose={() => setLines(undefined)}
      >
        <Question
          lines={lines ?? []}
          isBusy={isBusy}
          onTake={mode => void take(lines ?? [], mode)}
          onStay={() => setLines(undefined)}
        />
      </Dialog>
    </>
  )
}

interface QuestionProps {
  readonly lines: readonly KeptLine[]
  readonly isBusy: boolean
  readonly onTake: (mode: TakingMode) => void
  readonly onStay: () => void
}

function Question({ lines, isBusy, onTake, onStay }: QuestionProps) {
  const { show } = usePrices()
  const count = useSubject(basketSubject, badgeCount)
  const differences = repeatDifferences(lines, show)
  const isAnyLeft = lines.some(({ stock }) => stock > 0)
  return (
    <div className={cancelDialogStyle()}>
      {differences.length > 0 && (
        <div>
          <p>{words.differs}</p>
          <DifferenceList differences={differences} />
        </div>
      )}
      {!isAnyLeft && <p>{words.nothingLeft}</p>}
      {isAnyLeft && count > 0 && <p>{words.hasGoods(countOf(count, countedNouns.products))}</p>}
      <div className="buttons">
        {isAnyLeft && (
          <Button type="button" busy={isBusy} onClick={() => onTake('add')}>
            {count > 0 ? words.add : words.takeAnyway}
          </Button>
        )}
        {isAnyLeft && count > 0 && (
          <Button type="button" variant="soft" busy={isBusy} onClick={() => onTake('replace')}>
            {words.replace}
          </Button>
        )}
        <Button type="button" variant="grey" onClick={onStay}>
          {words.notNow}
        </Button>
      </div>
    </div>
  )
}
