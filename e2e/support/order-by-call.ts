import { inject } from 'vitest'

import { keepIn } from './keeper.ts'
import { callApi, fromElsewhere, proof } from './visitor.ts'

interface CalledOrder {
  readonly id: string
  readonly number: string
}

interface Place {
  readonly apiUrl: string
  readonly dataFolder: string
}

/** The shop that all tests share. */
const shared = (): Place => ({ apiUrl: inject('apiUrl'), dataFolder: inject('dataFolder') })

/** A member asks in one click to be called. */
export const askForCall = (token: string, groupId: number, count = 1, { apiUrl } = shared()) =>
  ask(apiUrl, token, '/blanks/v1', {
    groupId,
    count,
    name: 'Ёлкина Вера',
    phone: '+79123456789',
    accept: true
  })

/** The order that the shop has made of it: neither a form nor a basket is needed. */
export const orderByCall = async (token: string, groupId: number, count = 1, place = shared()) =>
  orderOf(place, token, await askForCall(token, groupId, count, place))

/** The same of a whole basket of a member. */
export const orderBasketByCall = async (token: string, place = shared()) =>
  orderOf(place, token, await ask(place.apiUrl, token, '/orders/v1/blanks', { commentary: '' }))

async function ask(
  apiUrl: string,
  token: string,
  path: string,
  body: object
): Promise<CalledOrder> {
  const headers = { ...proof(), ...fromElsewhere(), authorization: `Bearer ${token}` }
  const { status, json } = await callApi('POST', path, { apiUrl, headers, body })
  if (status !== 200) throw new Error(`The one-click order is answered ${status}`)
  return json
}

async function orderOf(
  { apiUrl, dataFolder }: Place,
  token: string,
  { id }: CalledOrder
): Promise<CalledOrder> {
  await keepIn(dataFolder, 'blank:status', id, 'ordered')
  const headers = { authorization: `Bearer ${token}` }
  return (await callApi('GET', '/orders/v1', { apiUrl, headers })).json.data[0]
}
