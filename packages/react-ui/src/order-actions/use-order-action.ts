import { toFailure } from '@vitrina/core'
import { type OwnOrders } from '@vitrina/core/orders'
import { useState } from 'react'

import { useShop } from '../shop/shop-context.tsx'

/** One call about an order: under way or not, and why it did not work. */
export function useOrderAction() {
  const shop = useShop()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  /** Resolves with `undefined` when the call failed; the failure is then to be shown. */
  async function run<Result>(call: (orders: OwnOrders) => Promise<Result>) {
    setBusy(true)
    setFailure('')
    try {
      const { orders } = await shop.engine()
      return { result: await call(orders) }
    } catch (error) {
      setFailure(toFailure(error).message)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, failure, run }
}
