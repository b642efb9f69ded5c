import { keep } from './keeper.ts'
import { callApi, fromElsewhere, proof } from './visitor.ts'

interface CalledOrder {
  readonly id: string
  readonly number: string
}

/** A member asks in one click to be called. */
export async function askForCall(token: string, groupId: number, count = 1): Promise<CalledOrder> {
  const { status, json } = await callApi('POST', '/blanks/v1', {
    headers: { ...proof(), ...fromElsewhere(), authorization: `Bearer ${token}` },
    body: { groupId, count, name: 'Ёлкина Вера', phone: '+79123456789', accept: true }
  })
  if (status !== 200) throw new Error(`The one-click order is answered ${status}`)
  return json
}

/** The order that the shop has made of it: neither a form nor a basket is needed. */
export async function orderByCall(
  token: string,
  groupId: number,
  count?: number
): Promise<CalledOrder> {
  return orderOf(token, await askForCall(token, groupId, count))
}

/** The same of a whole basket of a member. */
export async function orderBasketByCall(token: string): Promise<CalledOrder> {
  const { status, json } = await callApi('POST', '/orders/v1/blanks', {
    headers: { ...proof(), ...fromElsewhere(), authorization: `Bearer ${token}` },
    body: { commentary: '' }
  })
  if (status !== 200) throw new Error(`The basket left to the shop is answered ${status}`)
  return orderOf(token, json)
}

async function orderOf(token: string, { id }: CalledOrder): Promise<CalledOrder> {
  await keep('blank:status', id, 'ordered')
  const headers = { authorization: `Bearer ${token}` }
  return (await callApi('GET', '/orders/v1', { headers })).json.data[0]
}
