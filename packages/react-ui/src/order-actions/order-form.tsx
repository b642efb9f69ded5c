import { routePath } from '@vitrina/core'
import type { FormEvent, ReactNode } from 'react'

import { orderActionStyle } from './order-actions.styles.ts'

interface OrderFormProps {
  readonly orderId: string
  /** What is asked for. */
  readonly act: 'pay' | 'repeat'
  /** Does it with script; without one the order's page is asked. */
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A button of an order: a form to its page, which the application takes over. */
export function OrderForm({ orderId, act, onSubmit, children }: OrderFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      className={orderActionStyle()}
      method="post"
      action={routePath('user-profile-order-detail-id', { id: orderId })}
      data-intent
      data-live
      onSubmit={submit}
    >
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="orderId" value={orderId} />
      {children}
    </form>
  )
}
