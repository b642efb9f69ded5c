import { inject } from 'vitest'

import { type ApiAnswer, callApi, proof } from './visitor.ts'

interface OrderCall {
  readonly cartToken: string
  /** Of the member whose basket it is; without it a guest's. */
  readonly token?: string
  readonly key: string
  readonly apiUrl?: string
  /** Code of the way to pay; without it on receipt. */
  readonly payment?: string
  /** The form of an earlier post, to send it once more. */
  readonly body?: unknown
}

/** Orders a basket from a store in Moscow. */
export async function postOrder({
  cartToken,
  token,
  key,
  apiUrl = inject('apiUrl'),
  payment = 'on_receipt',
  body
}: OrderCall): Promise<ApiAnswer & { readonly body: unknown }> {
  const headers = { 'cart-token': cartToken, ...(token && { authorization: `Bearer ${token}` }) }
  const form = body ?? (await fillForm(headers, apiUrl, payment))
  const answer = await callApi('POST', '/orders/v1', {
    apiUrl,
    headers: { ...headers, ...proof(), 'idempotency-key': key },
    body: form
  })
  return { ...answer, body: form }
}

async function fillForm(
  headers: Readonly<Record<string, string>>,
  apiUrl: string,
  payment: string
) {
  const get = async (path: string) => (await callApi('GET', path, { apiUrl, headers })).json
  const methods = await get('/delivery/v1')
  const points = await get(`/delivery/v1/points?type=store&city=${encodeURIComponent('Москва')}`)
  const payments = await get('/payments/v1')
  const method = methods.data.find(({ type }: { type: string }) => type === 'store').id
  const deliveryPointCode = points.data[0].code
  const { json: calculation } = await callApi('POST', '/delivery/v1/calculate/pickupPoint', {
    apiUrl,
    headers,
    body: { method, deliveryPointCode }
  })
  const total = await get('/basket/v1/total')
  return {
    accept: true,
    scenario: 'person',
    personalData: {
      fio: 'Соколова Анна Игоревна',
      email: 'anna-sokolova@example.ru',
      phone: '+7 (912) 345-67-89'
    },
    personalCommentary: '',
    personalPayment: payments.data.find(({ code }: { code: string }) => code === payment).id,
    personalDelivery: {
      method,
      option: '',
      type: 'store',
      deliveryPointCode,
      calculationId: calculation.calculationId
    },
    deliveryDescription: { price: calculation.price },
    personalShipping: { shippingId: '', shipping: null },
    expectedPrice: total.price + calculation.price
  }
}
