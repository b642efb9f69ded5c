import { expect, test } from 'vitest'

import { compareRows, differentRows } from './compare-rows.ts'

type Facts = Readonly<Record<string, Readonly<Record<string, string>>>>

const product = (facts: Facts) => ({
  characteristicGroups: Object.entries(facts).map(([title, values]) => ({
    title,
    characteristics: Object.entries(values).map(([name, value]) => ({ title: name, value }))
  }))
})

const backpack = product({
  Основное: { Бренд: 'Перемена', Кому: 'всем' },
  'Размеры и вес': { Объём: '22 л', Вес: '640 г' }
})
const satchel = product({
  Основное: { Бренд: 'Совёнок', Кому: 'Всем ' },
  'Размеры и вес': { Вес: '790 г' },
  Особенности: { Замок: 'магнитный' }
})

test('has a row for every characteristic that any product has', () => {
  expect(compareRows([backpack, satchel])).toEqual([
    {
      title: 'Основное',
      rows: [
        { title: 'Бренд', values: ['Перемена', 'Совёнок'], isSame: false },
        { title: 'Кому', values: ['всем', 'Всем'], isSame: true }
      ]
    },
    {
      title: 'Размеры и вес',
      rows: [
        { title: 'Объём', values: ['22 л', undefined], isSame: false },
        { title: 'Вес', values: ['640 г', '790 г'], isSame: false }
      ]
    },
    {
      title: 'Особенности',
      rows: [{ title: 'Замок', values: [undefined, 'магнитный'], isSame: false }]
    }
  ])
})

test('leaves only what tells products apart, without empty groups', () => {
  const twin = product({ Основное: { Бренд: 'Перемена', Кому: 'девочкам' } })
  const other = product({ Основное: { Бренд: 'Перемена', Кому: 'мальчикам' }, Уход: {} })

  expect(differentRows(compareRows([twin, other]))).toEqual([
    {
      title: 'Основное',
      rows: [{ title: 'Кому', values: ['девочкам', 'мальчикам'], isSame: false }]
    }
  ])
  expect(differentRows(compareRows([twin, twin]))).toEqual([])
})

test.each([
  ['хлопок', 'Хлопок'],
  ['жёлтый', 'желтый'],
  ['22  л', ' 22 л']
])('takes «%s» and «%s» for the same', (first, second) => {
  const [group] = compareRows([product({ О: { Факт: first } }), product({ О: { Факт: second } })])

  expect(group?.rows[0]?.isSame).toBe(true)
})

test('joins the values of a characteristic that is given twice', () => {
  const characteristics = ['хлопок', 'лён', 'хлопок'].map(value => ({ title: 'Состав', value }))
  const [group] = compareRows([{ characteristicGroups: [{ title: 'О', characteristics }] }])

  expect(group?.rows).toEqual([{ title: 'Состав', values: ['хлопок, лён'], isSame: true }])
})

test('has nothing to show for nothing', () => {
  expect(compareRows([])).toEqual([])
})
