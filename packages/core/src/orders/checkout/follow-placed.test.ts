import { expect, test } from 'vitest'

import type { CheckoutContext } from '../order-form/checkout-state.ts'
import { startCheckout } from './checkout.ts'
import { followPlaced } from './follow-placed.ts'

function open() {
  let state = startCheckout()
  let listen: () => void = () => undefined
  const reported: [string, boolean][] = []
  const stop = followPlaced(
    {
      get: () => state,
      subscribe(listener) {
        listen = listener
        return () => {
          listen = () => undefined
        }
      }
    },
    (orderId, isLeaving) => reported.push([orderId, isLeaving])
  )
  const show = (patch: Partial<CheckoutContext>) => {
    state = { ...state, ...patch }
    listen()
  }
  return { reported, show, stop }
}

const placed = { orderId: '7', number: 'П-7', billId: 'bill' }

test('a page hears once of an order, and once more when it could not leave for the bank', () => {
  const { reported, show } = open()

  show({ phase: 'submitting' })
  show({ phase: 'leaving', placed })
  show({ typed: 9 })
  show({ phase: 'placed' })

  expect(reported).toEqual([
    ['7', true],
    ['7', false]
  ])
})

test('a page that was left hears nothing', () => {
  const { reported, show, stop } = open()

  stop()
  show({ phase: 'placed', placed })

  expect(reported).toEqual([])
})
