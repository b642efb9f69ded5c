import type { EndpointCall } from '../../api/endpoint-call.ts'
import { countOrders, listOrders } from '../../contracts/orders.ts'
import type { OrderCard } from '../../entities/order.ts'
import { holdingStatuses } from './account-deletion.view.ts'

/** Orders of one status that are named. */
const NAMED = 50

/** The orders that hold an account: the newest of every status they can have. */
export async function readHoldingOrders(call: EndpointCall): Promise<readonly OrderCard[]> {
  const [list, counts] = await Promise.all([
    call(listOrders, { query: { page: 1, limit: 1 } }),
    call(countOrders, {})
  ])
  const lists = await Promise.all(
    holdingStatuses(list, counts).map(status =>
      call(listOrders, { query: { status, page: 1, limit: NAMED } })
    )
  )
  return lists.flatMap(({ data }) => data)
}
