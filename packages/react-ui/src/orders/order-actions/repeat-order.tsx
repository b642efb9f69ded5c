import type { Repetition } from '@vitrina/core/cart'
import { orderQuestion } from '@vitrina/core/cart'
import { orderPost } from '@vitrina/core/orders'
import { useState } from 'react'
import { BringBack } from '../../basket/bring-back.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { orderActionStyle } from '../../forms/confirm-action.styles.ts'
import { Icon } from '../../kit/icon/icon.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'
import { RepeatResult } from './repeat-result.tsx'

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
      read={async engine => (await engine.part('orders')).repeatLines(orderId)}
      question={lines => orderQuestion(lines, show)}
      take={async engine => (await engine.part('orders')).repeat(orderId)}
      onTaken={setRepetition}
    >
      {repetition && <RepeatResult {...repetition} />}
    </BringBack>
  )
}
