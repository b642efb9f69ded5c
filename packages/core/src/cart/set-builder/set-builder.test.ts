import { expect, test } from 'vitest'

import { basketSubject } from '../../basket/basket.ts'
import { quantityOf } from '../../basket/basket-log.ts'
import type { SetTemplate } from '../../entities/basket.ts'
import { toastsSubject } from '../../store/toasts.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import { createTestStore } from '../../testing/test-store.ts'
import { addSet } from './add-set.ts'
import { chosenOptions, setSum, setView, withOption } from './set-builder.view.ts'
import { setOfPath, setPath } from './set-path.ts'

const offers = (price: number) => [
  { id: 1, barcode: '', remnants: 5, prices: [{ price, limit: 1, priceRole: 'guest_opt' }] }
]
const pen = demoProduct({
  title: 'Ручка',
  groups: [
    demoGroup({ id: 11, offers: offers(59.99) }),
    demoGroup({ id: 12, remnants: 0, offers: offers(59.99) })
  ]
})
const ruler = demoProduct({ title: 'Линейка', groups: [demoGroup({ id: 21, offers: offers(64) })] })
const template: SetTemplate = {
  code: 'moj-penal',
  title: 'Мой пенал',
  text: '',
  discountPercent: 15,
  slots: [
    { title: 'Чем писать', products: [pen], cutouts: [{ groupId: 11, fileId: 'upright-pen' }] },
    { title: 'Чем мерить', products: [ruler] }
  ]
}
const penal = setView(template, { priceRole: 'guest_opt' })

test('a pocket offers what is in stock, kind by kind', () => {
  expect(penal.slots.map(({ options }) => options.map(({ groupId }) => groupId))).toEqual([
    [11],
    [21]
  ])
})

test('a thing has its cut-out for the pocket where the shop has drawn one', () => {
  expect(penal.slots.map(({ options }) => options.map(({ cutout }) => cutout?.fileId))).toEqual([
    ['upright-pen'],
    [undefined]
  ])
})

test('the price grows with each thing, and the set is one line once it is full', () => {
  expect(setSum(penal, [])).toEqual({
    ...{ sum: 0, oldSum: undefined, discount: undefined, setId: undefined },
    ...{ left: 'Осталось выбрать: 2 вещи' },
    missing: { place: 0, words: 'Выберите вещь в кармашек «Чем писать»' }
  })
  // 15 % off 59,99 is cut to whole kopecks, as the server does it.
  expect(setSum(penal, [11])).toEqual({
    ...{ sum: 50.99, oldSum: 59.99, discount: '−15\u00a0%', setId: undefined },
    ...{ left: 'Осталось выбрать: 1 вещь' },
    missing: { place: 1, words: 'Выберите вещь в кармашек «Чем мерить»' }
  })
  expect(setSum(penal, [11, 21])).toEqual({
    ...{ sum: 105.39, oldSum: 123.99, discount: '−15\u00a0%', setId: 'moj-penal:11-21' },
    ...{ left: 'Всё на месте', missing: undefined }
  })
})

test('a set without a discount has no old sum', () => {
  const dear = setView({ ...template, discountPercent: 0 }, { priceRole: 'guest_opt' })

  expect(setSum(dear, [11])).toMatchObject({ sum: 59.99, oldSum: undefined, discount: undefined })
})

test('what has sold out since leaves its pocket empty', () => {
  expect(chosenOptions(penal, [12, 21]).map(option => option?.title)).toEqual([
    undefined,
    'Линейка'
  ])
})

test('a set of the basket has an address that opens it as it lies there', () => {
  expect(setPath('moj-penal:11-21')).toBe('/constructor?set=moj-penal%3A11-21')
  expect(setOfPath(setPath('moj-penal:11-21'))).toEqual({ code: 'moj-penal', choice: [11, 21] })
  expect(setOfPath('/constructor?set=moj-penal')).toEqual({ code: 'moj-penal', choice: [] })
  expect(setOfPath('/constructor')).toEqual({ code: '', choice: [] })
})

test('another thing in a pocket leaves the other pockets as they are', () => {
  expect(withOption(penal, [], 1, 21)).toEqual([undefined, 21])
  expect(withOption(penal, [11, 22], 1, 21)).toEqual([11, 21])
})

test('a set is put in once more, and one built anew takes the place of its line', () => {
  const { store } = createTestStore()
  const lies = (id: string) => quantityOf(store.get(basketSubject), id)
  const said = () => store.get(toastsSubject).queue.map(({ text }) => text)

  addSet(store, 'a:1-2', undefined)
  addSet(store, 'a:1-2', undefined)
  expect([lies('a:1-2'), said()]).toEqual([2, ['Набор в корзине']])
  addSet(store, 'a:1-3', 'a:1-2')

  expect([lies('a:1-2'), lies('a:1-3')]).toEqual([0, 2])
  expect(said()).toEqual(['Набор в корзине', 'Состав набора изменён'])
})
