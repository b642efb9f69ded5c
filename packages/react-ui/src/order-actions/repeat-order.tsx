import { routePath } from '@vitrina/core'
import { type Repetition } from '@vitrina/core/orders'
import { countedNouns, countOf } from '@vitrina/core/plural'
import { useState } from 'react'

import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { Icon } from '../kit/icon/icon.tsx'
import { useAction } from '../shop/use-action.ts'
import { orderActionStyle } from './order-actions.styles.ts'

interface RepeatOrderProps {
  orderId: string
  size?: 's' | undefined
  variant?: 'grey' | 'soft' | undefined
}

/** Puts an order into the basket again and names what cannot be bought any more. */
export function RepeatOrder({ orderId, size, variant = 'grey' }: RepeatOrderProps) {
  const { isBusy, failure, run } = useAction()
  const [repetition, setRepetition] = useState<Repetition>()

  async function repeat() {
    const done = await run(({ orders }) => orders.repeat(orderId))
    setRepetition(done?.result)
  }

  return (
    <div className={orderActionStyle()} data-intent>
      <Button
        type="button"
        variant={variant}
        size={size}
        busy={isBusy}
        data-live
        onClick={() => void repeat()}
      >
        <Icon name="refresh" size="s" />
        Повторить
      </Button>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
      {repetition && <Result {...repetition} />}
    </div>
  )
}

function Result({ added, missing }: Repetition) {
  const gone = missing.join('; ')
  return (
    <FormMessage tone={missing.length === 0 ? 'good' : 'waiting'}>
      {added > 0 && (
        <>
          {`В корзине ${countOf(added, countedNouns.products)} из заказа. `}
          <a className="link" href={routePath('cart')}>
            Перейти в корзину
          </a>
        </>
      )}
      {gone !== '' && <p>{`Сейчас нет в наличии: ${gone}`}</p>}
    </FormMessage>
  )
}
