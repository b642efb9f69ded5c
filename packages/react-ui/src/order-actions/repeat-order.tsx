import type { Repetition } from '@vitrina/core/cart'
import { orderQuestion } from '@vitrina/core/cart'
import { orderPost } from '@vitrina/core/orders'
import { useState } from 'react'

import { Icon } from '../kit/icon/icon.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { BringBack } from '../repeat/bring-back.tsx'
import { orderActionsMessages } from './order-actions.messages.ts'
import { orderActionStyle } from './order-actions.styles.ts'
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
