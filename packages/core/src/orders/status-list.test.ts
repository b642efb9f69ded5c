import { expect, test } from 'vitest'

import {
  canCancelIn,
  cancelStatusesOf,
  statusCount,
  statusesOf,
  statusTabs
} from './status-list.ts'

const counts = {
  all: 3,
  statuses: [
    { code: 'new', title: 'Новый', count: 2 },
    { code: 'paid', title: 'Оплачен', count: 0 },
    { code: 'done', title: 'Получен', count: 1 }
  ]
}

test('shows a tab for every status that has something in it, and for the current one', () => {
  const tabs = statusTabs('order', counts, 'paid', 'Все')

  expect(tabs).toEqual([
    { code: 'all', title: 'Все', count: 3, isCurrent: false },
    { code: 'new', title: 'Новый', count: 2, isCurrent: false },
    { code: 'paid', title: 'Оплачен', count: 0, isCurrent: true },
    { code: 'done', title: 'Получен', count: 1, isCurrent: false }
  ])
  expect(statusTabs('order', counts, 'all', 'Все').map(({ code }) => code)).toEqual([
    'all',
    'new',
    'done'
  ])
})

test('counts by status, nothing for an unknown one', () => {
  expect(
    ['all', 'new', 'done', 'выдуманный'].map(code => statusCount('blank', counts, code))
  ).toEqual([3, 2, 1, 0])
})

test('the list of cancel statuses decides what can be cancelled', () => {
  const list = { cancelStatuses: ['new'] }

  expect(canCancelIn('order', list, { status: { code: 'new', title: 'Новый' } })).toBe(true)
  expect(canCancelIn('order', list, { status: { code: 'done', title: 'Получен' } })).toBe(false)
})

test.each(['order', 'blank'] as const)(
  'statuses of %s that are no array are a type error that names it',
  entity => {
    const broken = JSON.parse('{ "statuses": {}, "cancelStatuses": null, "all": 1 }')

    expect(() => statusesOf(entity, broken)).toThrow(
      new TypeError(`${entity}: statuses is not an array`)
    )
    expect(() => statusTabs(entity, broken, 'all', 'Все')).toThrow(TypeError)
    expect(() => cancelStatusesOf(entity, broken)).toThrow(
      new TypeError(`${entity}: cancelStatuses is not an array`)
    )
  }
)
