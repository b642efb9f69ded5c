import * as api from '@vitrina/core/contracts'

import type { TestClient } from '../src/testing/test-client.ts'

/** What a checkout chooses: a store, and payment on receipt. */
export interface Choices {
  readonly method: string
  readonly deliveryPointCode: string
  readonly payment: string
}

const known = new WeakMap<TestClient, Promise<Choices>>()

/** The same for everybody at a backend: asked once. */
export function choicesOf(backend: TestClient): Promise<Choices> {
  const choices = known.get(backend) ?? readChoices(backend)
  known.set(backend, choices)
  // A backend that was away is asked again.
  choices.catch(() => known.delete(backend))
  return choices
}

async function readChoices(backend: TestClient): Promise<Choices> {
  const { data: methods } = await backend.call(api.listDeliveryMethods, {})
  const query = { type: 'store', city: 'Москва' } as const
  const { data: points } = await backend.call(api.listDeliveryPoints, { query })
  const { data: payments } = await backend.call(api.listPaymentMethods, {})
  return {
    method: methods.find(({ type }) => type === 'store')?.id ?? '',
    deliveryPointCode: points[0]?.code ?? '',
    payment: payments.find(({ code }) => code === 'on_receipt')?.id ?? ''
  }
}
