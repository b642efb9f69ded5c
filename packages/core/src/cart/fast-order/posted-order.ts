import type { EndpointCall } from '../../api/endpoint-call.ts'
import { putFastOrder } from '../../contracts/fast-order.ts'
import { codesToAsk } from './asked-codes.ts'
import { COLUMN_FIELD } from './column-question.view.ts'
import { batchesOf } from './explained-lines.ts'
import { fastOrderSubject } from './fast-order.ts'
import type { FastOrder } from './fast-order-state.ts'
import { linesOf, wholeText } from './fast-order-text.ts'
import { readCodes } from './read-codes.ts'

/** An answer to the question which column holds the quantities. */
const chosenColumn = (column = '') => (/^-?\d{1,3}$/.test(column) ? Number(column) : undefined)

/**
 * The order of a text that came with an address or a form: its codes are asked for at once. `column` is
 * the answer to its question, as the form without script sends it.
 */
export async function readPostedOrder(
  call: EndpointCall,
  text: string,
  column?: string
): Promise<FastOrder> {
  const reading = wholeText(text)
  const found = linesOf(reading, chosenColumn(column))
  // What is asked about stays at hand: a script that comes later answers without the server.
  let order = fastOrderSubject.start({
    ...found,
    ...(found.doubts.length > 0 && { text: reading })
  })
  for (let codes = codesToAsk(order); codes.length > 0; codes = codesToAsk(order)) {
    order = { ...order, initial: { ...order.initial, ...(await readCodes(call, codes)) } }
  }
  return order
}

/** Puts what is understood of a posted text into the basket. */
export async function postFastOrder(
  call: EndpointCall,
  fields: URLSearchParams,
  id: string
): Promise<void> {
  const order = await readPostedOrder(
    call,
    fields.get('lines') ?? '',
    fields.get(COLUMN_FIELD) ?? ''
  )
  for (const { groups } of batchesOf(order, id)) {
    await call(putFastOrder, { body: { groups: groups.map(group => ({ ...group, id })) } })
  }
}
