import type { EndpointCall } from '../api/endpoint-call.ts'
import { putFastOrder } from '../contracts/fast-order.ts'
import { codesToAsk, fastOrderSubject } from './fast-order.ts'
import { batchesOf } from './fast-order-batches.ts'
import type { FastOrder } from './fast-order-state.ts'
import { readFastOrder } from './fast-order-text.ts'
import { readCodes } from './read-codes.ts'

/** The order of a text that came with an address or a form: its codes are asked for at once. */
export async function readPostedOrder(call: EndpointCall, text: string): Promise<FastOrder> {
  const { lines, surplus, untouched } = readFastOrder(text)
  let order = fastOrderSubject.start({ lines, surplus, untouched })
  for (let codes = codesToAsk(order); codes.length > 0; codes = codesToAsk(order)) {
    order = { ...order, known: { ...order.known, ...(await readCodes(call, codes)) } }
  }
  return order
}

/** Puts what is understood of a posted text into the basket. */
export async function postFastOrder(
  call: EndpointCall,
  fields: URLSearchParams,
  id: string
): Promise<void> {
  const order = await readPostedOrder(call, fields.get('lines') ?? '')
  for (const { groups } of batchesOf(order, id)) {
    await call(putFastOrder, { body: { groups: groups.map(group => ({ ...group, id })) } })
  }
}
