import { expect, test } from 'vitest'

import { boundUnits } from './bound-units.ts'

test.each([
  ['вискоза 65 %, эластан 3 %', 'вискоза 65\u00a0%, эластан 3\u00a0%'],
  ['13 см', '13\u00a0см'],
  ['18 л, 900 г', '18\u00a0л, 900\u00a0г'],
  ['12 листов', '12 листов'],
  ['1–4 класс', '1–4 класс'],
  ['6 месяцев', '6 месяцев'],
  ['', '']
])('of «%s» no number leaves its unit', (text, bound) => {
  expect(boundUnits(text)).toBe(bound)
})
