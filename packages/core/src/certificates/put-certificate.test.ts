import { expect, test } from 'vitest'

import { basketSubject, quantityOf } from '../basket/index.ts'
import { createTestStore } from '../testing/test-store.ts'
import { shownToast, toastsSubject } from '../toasts/toasts.ts'
import { putCertificate } from './put-certificate.ts'

test('each press puts one more certificate into the basket and says so', () => {
  const { store } = createTestStore()

  putCertificate(store, 501)
  putCertificate(store, 501)

  expect(quantityOf(store.get(basketSubject), 501)).toBe(2)
  expect(shownToast(store.get(toastsSubject))?.text).toBe('Сертификат в корзине')
})
