import { routePath } from '@vitrina/core'
import { orderQuestion, type Repetition, repeatOutcome } from '@vitrina/core/cart'
import { orderPost } from '@vitrina/core/orders'
import { useState } from 'react'
import { BringBack } from '../../basket/bring-back.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { orderActionStyle } from '../../forms/confirm-action.styles.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { Icon } from '../../kit/icon/icon.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'

/**
 * Says how many goods of a repeated order lie in the basket now, and which could not be had. Give
 * it what the page of an order has read as `repetition`.
 */
export function RepeatResult(repetition: Repetition) {
  const { tone, added, missing } = repeatOutcome(repetition)
  return (
    <FormMessage tone={tone}>
      {added && (
        <>
          <span>{`${added} `}</span>
          <a className="link" href={routePath('cart')}>
            {orderActionsMessages.toBasket}
          </a>
        </>
      )}
      {missing && <p>{missing}</p>}
    </FormMessage>
  )
}

interface RepeatOrderProps {
  orderId: string
  size?: 's' | undefined
  variant?: 'grey' | 'soft' | undefined
}

/** Puts an order into the basket again. */
export function RepeatOrder({ orderId, size, variant = 'grey' }: RepeatOrderProps) {
  const { show } = usePrices()
  const [repetition, setRepetition] = useState<Repetition>()
  const label = (
    <>
      <Icon name="refresh" size="s" />
      <span>{orderActionsMessages.repeat}</span>
    </>
  )
  return (
    <BringBack
      form={{ ...orderPost(orderId, 'repeat'), className: orderActionStyle() }}
      button={{ variant, size, children: label }}
      read={async engine => (await engine.service('orders')).repeatLines(orderId)}
      question={lines => orderQuestion(lines, show)}
      take={async engine => (await engine.service('orders')).repeat(orderId)}
      onTaken={setRepetition}
    >
      {repetition && <RepeatResult {...repetition} />}
    </BringBack>
  )
}
