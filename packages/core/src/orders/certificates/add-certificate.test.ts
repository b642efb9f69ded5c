import { expect, test } from 'vitest'

import { basketSubject } from '../../basket/basket.ts'
import { quantityOf } from '../../basket/basket-log.ts'
import { shownToast, toastsSubject } from '../../store/toasts.ts'
import { createTestStore } from '../../testing/test-store.ts'
import { addCertificate } from './add-certificate.ts'

test('each press puts one more certificate into the basket and says so', () => {
  const { store } = createTestStore()

  addCertificate(store, 501)
  addCertificate(store, 501)

  expect(quantityOf(store.get(basketSubject), 501)).toBe(2)
  expect(shownToast(store.get(toastsSubject))?.text).toBe('Сертификат в корзине')
})
