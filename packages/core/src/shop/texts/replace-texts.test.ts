import { afterEach, expect, test } from 'vitest'

import { basketMessages } from '../../basket/basket.messages.ts'
import { basketNewsMessages } from '../../basket/basket-news.messages.ts'
import { catalogMessages } from '../../catalog/catalog.messages.ts'
import { fileMessages } from '../../forms/files.messages.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import {
  allTexts,
  placeGroup,
  readTexts,
  replaceTexts,
  switchTexts,
  type TextReplacements
} from './index.ts'
import { knownTexts } from './read-texts.ts'

const ours = new Map([...knownTexts()].map(([key, { own }]) => [key, own]))

afterEach(() => {
  for (const [key, { holder, name }] of knownTexts()) {
    Object.defineProperty(holder, name, { value: ours.get(key), enumerable: true, writable: true })
  }
})

test('a shop says its own words, with numbers, names and lists in their places', () => {
  replaceTexts({
    'basket.applyPromo': 'Учесть код',
    'basket.few': 'Ещё {1} {1|вещица|вещицы|вещиц}',
    'catalog.sorts.price-desc': 'Подороже',
    'catalog.shown': 'Из {2} видно {1}',
    'countedNouns.products': ['вещь', 'вещи', 'вещей']
  })

  expect(basketMessages.applyPromo).toBe('Учесть код')
  expect([1, 3, 1290].map(count => basketMessages.few(count))).toEqual([
    'Ещё 1 вещица',
    'Ещё 3 вещицы',
    'Ещё 1\u00a0290 вещиц'
  ])
  expect(catalogMessages.sorts['price-desc']).toBe('Подороже')
  expect(catalogMessages.shown('24', '1\u00a0021')).toBe('Из 1\u00a0021 видно 24')
  expect(countOf(2, countedNouns.products)).toBe('2 вещи')
  expect(basketMessages.cancelPromo).toBe('Отменить')
})

test('a process of several sites says the words of the one that is spoken for', () => {
  const opt: TextReplacements = { 'basket.applyPromo': 'Учесть код' }
  const by: TextReplacements = { 'basket.applyPromo': 'Ужыць', 'basketNews.merged': 'Разам' }
  let current: TextReplacements | undefined
  switchTexts([opt, by], () => current)
  const said = [opt, undefined, by].map(texts => {
    current = texts
    return [basketMessages.applyPromo, basketNewsMessages.merged]
  })

  expect(said).toEqual([
    ['Учесть код', 'Корзины объединились'],
    ['Применить', 'Корзины объединились'],
    ['Ужыць', 'Разам']
  ])
})

test('a group whose code comes later takes its words when it comes, and no others', () => {
  placeGroup('file', fileMessages, {
    'basketNews.merged': 'Разам',
    'file.sent': 'Уже {1} %',
    'file.kinds.video': 'ролик MP4'
  })

  expect([fileMessages.sent(40), fileMessages.kinds.video, fileMessages.kinds.picture]).toEqual([
    'Уже 40 %',
    'ролик MP4',
    'фото JPEG, PNG, WebP'
  ])
  expect(basketNewsMessages.merged).toBe('Корзины объединились')
})

test('the catalogue shows every text as its owner would write it', () => {
  const texts = allTexts()

  expect(Object.keys(texts).length).toBeGreaterThan(600)
  expect(texts).toMatchObject({
    'validation.required': 'Поле не заполнено',
    'basket.few': 'Осталось {1} {1|штука|штуки|штук}',
    'file.tooMany': 'Не больше {1} {1|файла|файлов|файлов}',
    'basketNews.lineChanged': '{1}: было {2} шт., стало {3} шт.',
    'countedNouns.days': ['день', 'дня', 'дней']
  })
})

test('what the catalogue shows says the same as what it was taken from', () => {
  const before = [...ours].map(([key, own]) => [key, spoken(own)])
  replaceTexts(readTexts(allTexts()))
  const after = [...knownTexts()].map(([key, { holder, name }]) => [
    key,
    spoken(Object(holder)[name])
  ])

  expect(after).toEqual(before)
})

/** Texts with numbers are compared by what they say of small ones. */
const spoken = (text: unknown) =>
  typeof text === 'function'
    ? [1, 2, 5, 21].map(count => Reflect.apply(text, undefined, [count, count, count]))
    : text
