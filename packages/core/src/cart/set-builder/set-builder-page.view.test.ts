import { expect, test } from 'vitest'

import type { SetTemplate } from '../../entities/basket.ts'
import { demoProduct } from '../../testing/fixtures.ts'
import { setBuilderView } from './set-builder-page.view.ts'

const slot = (title: string) => ({ title, products: [demoProduct()] })
const penal: SetTemplate = {
  ...{ code: 'penal', title: 'Мой пенал', text: '', discountPercent: 15 },
  slots: [slot('Чем писать'), slot('Чем мерить')]
}
const ranec: SetTemplate = { ...penal, code: 'ranec', title: 'Мой ранец' }
const pageAt = (query: string, templates = [penal, ranec]) =>
  setBuilderView(templates, `/constructor${query}`, { priceRole: 'guest_opt' })

test('an address without a set, or with one that is gone, shows the first one', () => {
  expect(pageAt('').set?.code).toBe('penal')
  expect(pageAt('?set=gone').set?.code).toBe('penal')
  expect(pageAt('?set=ranec').set?.code).toBe('ranec')
  expect(pageAt('', []).set).toBeUndefined()
})

test('a whole set of the basket is built anew, one that is not whole is only begun', () => {
  expect(pageAt('?set=penal%3A11-21')).toMatchObject({
    ...{ choice: [11, 21], edited: 'penal:11-21' }
  })
  expect(pageAt('?set=penal%3A11').edited).toBeUndefined()
  expect(pageAt('?set=gone%3A11-21').edited).toBeUndefined()
})

test('every set is a link to its own', () => {
  expect(pageAt('').others).toEqual([
    { code: 'penal', title: 'Мой пенал', href: '/constructor?set=penal' },
    { code: 'ranec', title: 'Мой ранец', href: '/constructor?set=ranec' }
  ])
})
