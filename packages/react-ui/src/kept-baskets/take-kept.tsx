import { badgeCount, basketSubject } from '@vitrina/core/basket'
import type { KeptLine } from '@vitrina/core/entities'
import {
  isTakenAtOnce,
  type KeptBasketView,
  type TakingMode,
  takingQuestion,
  keptBasketMessages as words
} from '@vitrina/core/kept-baskets'
import { toastAction } from '@vitrina/core/toasts'
import { useState } from 'react'

import { ActForm } from '../form/act-form.tsx'
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
    if (isTakenAtOnce(read, badgeCount(shop.get(basketSubject)))) await take(read, 'add')
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
      <ActForm fields={{ take: id }} onAct={() => void ask()}>
        <Button variant="soft" size="s" busy={isBusy} aria-label={`${words.take}: ${name}`}>
          {words.take}
        </Button>
      </ActForm>
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
  const inBasket = useSubject(basketSubject, badgeCount)
  const { differences, text, answers } = takingQuestion(lines, inBasket, show)
  return (
    <div className={cancelDialogStyle()}>
      {differences.length > 0 && (
        <div>
          <p>{words.differs}</p>
          <DifferenceList differences={differences} />
        </div>
      )}
      {text !== '' && <p>{text}</p>}
      <div className="buttons">
        {answers.map(({ mode, label }) => (
          <Button
            key={mode}
            type="button"
            variant={mode === 'add' ? undefined : 'soft'}
            busy={isBusy}
            onClick={() => onTake(mode)}
          >
            {label}
          </Button>
        ))}
        <Button type="button" variant="grey" onClick={onStay}>
          {words.notNow}
        </Button>
      </div>
    </div>
  )
}
