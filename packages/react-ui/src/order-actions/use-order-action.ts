import type { OwnOrders } from '@vitrina/core/orders'

import { useAction } from '../shop/use-action.ts'

/** One call about an order: under way or not, and why it did not work. */
export function useOrderAction() {
  const { run, ...state } = useAction()
  return {
    ...state,
    run: <Result>(call: (orders: OwnOrders) => Promise<Result>) => run(({ orders }) => call(orders))
  }
}
