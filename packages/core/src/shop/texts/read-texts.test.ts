import { expect, test } from 'vitest'

import { readTexts, replaceTexts } from './index.ts'

test.each<[string, unknown, string]>([
  ['no object', ['basket'], 'texts: an object of keys and texts is needed'],
  [
    'a mistyped key',
    { 'basket.aplyPromo': 'Учесть' },
    'basket.aplyPromo: there is no such text; did you mean basket.applyPromo?'
  ],
  ['a key of nothing', { nonsense: 'Да' }, 'nonsense: there is no such text'],
  [
    'a number for a text',
    { 'basketNews.merged': 5 },
    'basketNews.merged: a text is needed, as "Корзины объединились"'
  ],
  [
    'a text for a list',
    { 'countedNouns.days': 'дни' },
    'countedNouns.days: a list of 3 texts is needed, as ["день","дня","дней"]'
  ],
  [
    'a list that is too short',
    { 'countedNouns.days': ['день', 'дни'] },
    'countedNouns.days: a list of 3 texts is needed, as ["день","дня","дней"]'
  ],
  [
    'a text that forgets its name',
    { 'address.removed': 'Адреса нет' },
    'address.removed: {1} is missing, today it is "Адрес «{1}» удалён"'
  ],
  [
    'a text with a place too many',
    { 'basketNews.merged': 'Корзина {1}' },
    'basketNews.merged: there is no {1}, today it is "Корзины объединились"'
  ],
  [
    'a plural of two forms',
    { 'basket.few': 'Ещё {1} {1|штука|штуки}' },
    'basket.few: only {1} or {1|one|few|many} may stand in braces, today it is "Осталось {1} {1|штука|штуки|штук}"'
  ]
])('%s is refused by its key', (_, input, message) => {
  expect(() => readTexts(input)).toThrow(new TypeError(message))
})

test('all that is wrong is told at once, and nothing is replaced', () => {
  const wrong = { 'basketNews.mergd': 'Разам', 'basket.weight': 'кг' }

  expect(() => Reflect.apply(replaceTexts, undefined, [wrong])).toThrow(
    /^basketNews\.mergd: .+\nbasket\.weight: /
  )
})
