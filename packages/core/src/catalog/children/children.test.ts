import { expect, test } from 'vitest'

import { createTestStore } from '../../testing/test-store.ts'
import { childForm } from './child.form.ts'
import { type Child, childrenSubject, keepChildren, parseChildren, readChild } from './children.ts'
import { sizeAdvice } from './size-advice.view.ts'

const table = {
  columns: ['Рост, см', 'Возраст', 'Грудь, см'],
  rows: [
    ['122', '7 лет', '60'],
    ['128', '8 лет', '64'],
    ['134', '9 лет', '66']
  ].map(cells => ({ cells, isChosen: false }))
}
const masha: Child = { name: 'Маша', height: 126, chest: 63, measuredOn: '2026-10-01' }
const adviceFor = (patch: Partial<Child>, chosen?: string, today = '2026-11-22') => {
  const [advice] = sizeAdvice([{ ...masha, ...patch }], table, chosen, today)
  return advice
}

test.each([
  [{}, 'Маша: подходит 128'],
  [{ height: 122, chest: 60 }, 'Маша: подходит 122'],
  [{ height: 122, chest: 65 }, 'Маша: подходит 134'],
  [{ height: 130, chest: undefined }, 'Маша: подходит 134'],
  [{ height: 118 }, 'Маша: подходит 128'],
  [{ height: 118, chest: 58 }, 'Маша: подходит 122'],
  [{ height: 110, chest: 55 }, 'Маша: мерки меньше самого маленького размера'],
  [{ height: 140 }, 'Маша: мерки больше самого большого размера'],
  [{ chest: 70 }, 'Маша: мерки больше самого большого размера']
])('measures %j: %s', (measures, words) => {
  expect(adviceFor(measures)?.words).toBe(words)
})

test('a chosen size that is outgrown is warned of, a roomy one is only told', () => {
  expect(adviceFor({}, '122')).toMatchObject({
    words: 'Маша: 122 уже мал, нужен 128',
    isWarning: true,
    size: '128'
  })
  expect(adviceFor({}, '134')).toMatchObject({
    words: 'Маша: 134 на вырост, сейчас подходит 128',
    isWarning: false
  })
})

test('measures of more than half a year ago should be taken anew', () => {
  expect(adviceFor({ measuredOn: '2026-06-01' })?.note).toBeUndefined()
  expect(adviceFor({ measuredOn: '2026-05-01' })?.note).toBe(
    'Мерки сняты больше полугода назад, проверьте рост'
  )
})

test('a table without heights, as one of shoes, advises nothing', () => {
  const shoes = {
    columns: ['Размер', 'Длина стопы, см'],
    rows: [{ cells: ['31', '19,5'], isChosen: false }]
  }
  expect(sizeAdvice([masha], shoes, '31', '2026-11-22')).toEqual([])
})

test('a name and a height make a child; the chest may be left out', () => {
  expect(readChild({ name: ' Маша ', height: '126,5', chest: '' }, '2026-11-22')).toEqual({
    name: 'Маша',
    height: 126.5,
    chest: undefined,
    measuredOn: '2026-11-22'
  })
  expect(childForm.check({ name: '', height: 'сто', chest: '9' }, { today: '2026-11-22' })).toEqual(
    {
      name: 'Напишите имя: так вы узнаете мерки в следующий раз',
      height: 'Напишите число от 50 до 200',
      chest: 'Напишите число от 35 до 130'
    }
  )
})

test.each([
  undefined,
  null,
  'Маша',
  '{"name":"Маша"}',
  '[null,7,{"name":"Маша","height":900,"measuredOn":"2026-01-01"}]',
  '[{"name":"Маша","height":126,"measuredOn":"вчера"}]'
])('%j on the device is no child', text => {
  expect(parseChildren(text)).toEqual([])
})

test('children are kept on the device, each name once, and are forgotten there', () => {
  const texts = new Map([['children', JSON.stringify([masha])]])
  const storage = {
    get: (key: string) => texts.get(key),
    set: (key: string, value: string) => texts.set(key, value).has(key),
    remove: (key: string) => void texts.delete(key),
    keys: () => [...texts.keys()]
  }
  const { store } = createTestStore()
  keepChildren(store, { storage })

  expect(store.get(childrenSubject).children).toEqual([masha])
  store.send(childrenSubject, { type: 'child.measured', child: { ...masha, height: 130 } })
  expect(parseChildren(texts.get('children')).map(({ height }) => height)).toEqual([130])

  store.send(childrenSubject, { type: 'child.forgotten', name: 'Маша' })
  expect(texts.has('children')).toBe(false)
})
