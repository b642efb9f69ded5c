import { expect, test } from 'vitest'

import type { CheckoutContext } from '../order-form/checkout-state.ts'
import { startCheckout } from './checkout.ts'
import { followCheckout } from './follow-checkout.ts'

function open() {
  let state = startCheckout()
  const listeners = new Set<() => void>()
  const seen: string[] = []
  const leave = followCheckout(
    {
      get: () => state,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      resume: () => seen.push('resumed'),
      stop: () => seen.push('stopped')
    },
    { open: url => seen.push(`open ${url}`), rename: url => seen.push(`rename ${url}`) }
  )
  const show = (patch: Partial<CheckoutContext>) => {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  return { seen, show, leave }
}

const placed = { orderId: '7', number: 'П-7', billId: 'bill' }

test('a page that leaves for the bank is renamed to its order, one that stays is led to it', () => {
  const { seen, show } = open()

  show({ phase: 'leaving', placed })
  show({ phase: 'placed' })

  const [url = ''] = seen.flatMap(word => /\/checkout\?\S*7/.exec(word) ?? [])
  expect(seen).toEqual(['resumed', `rename ${url}`, `open ${url}`])
})

test('with its page a checkout stops, and leads nowhere', () => {
  const { seen, show, leave } = open()

  leave()
  show({ phase: 'placed', placed })

  expect(seen).toEqual(['resumed', 'stopped'])
})
