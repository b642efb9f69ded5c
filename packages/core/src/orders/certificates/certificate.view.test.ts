import { expect, test } from 'vitest'
import { guestSession } from '../../session/session.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import { priceRules } from '../../values/price/price-rules.ts'
import { certificateCard, certificateOffer, findCertificate } from './certificate.view.ts'

const rules = priceRules(guestSession(), { allowForeignCurrencies: false })
const sold = [500, 3000].map(price =>
  demoProduct({
    cardPrices: [{ price, priceRole: 'guest_opt' }],
    groups: [demoGroup({ id: price + 1 })]
  })
)
const widget = fixtures.widget({ code: 'certificates', kind: 'certificates' })
const item = {
  ...{ id: 2, title: 'Учителю', text: 'Вместо конфет.', class: 'rose', link: null },
  ...{ html: '', images: [], amounts: [500, 1000, 3000] }
}

test('a certificate is offered for the sums that are sold', () => {
  expect(certificateOffer(item, sold, rules)).toEqual({
    range: 'От 500\u00a0₽ до 3\u00a0000\u00a0₽',
    sums: [
      { groupId: 501, title: '500\u00a0₽' },
      { groupId: 3001, title: '3\u00a0000\u00a0₽' }
    ]
  })
})

test('a certificate that nobody sells has no sums to choose from', () => {
  expect(certificateOffer(item, [], rules)).toEqual({ range: '', sums: [] })
})

test('a certificate has its page and its look; a look that is no cover is none', () => {
  expect(certificateCard(item)).toMatchObject({ href: '/certificates/2', cover: 'rose' })
  expect(certificateCard({ ...item, class: 'board' }).cover).toBeUndefined()
})

test('a certificate is found by its number, no other word finds one', () => {
  const found = { ...widget, items: [item] }

  expect(findCertificate(found, '2')).toEqual(item)
  expect(findCertificate(found, '02')).toBeUndefined()
})
