import { expect, test } from 'vitest'

import { statusesOf, statusTabs } from './status-list.ts'

const counts = {
  all: 3,
  statuses: [
    { code: 'new', title: 'Новый', count: 2 },
    { code: 'paid', title: 'Оплачен', count: 0 },
    { code: 'done', title: 'Получен', count: 1 }
  ]
}

const words = { every: 'Все', hrefOf: (code: string) => `/${code}` }

test('shows a tab for every status that has something in it, and for the current one', () => {
  const tabs = statusTabs('order', counts, 'paid', words)

  expect(tabs).toEqual([
    { code: 'all', title: 'Все', count: 3, isCurrent: false, href: '/all' },
    { code: 'new', title: 'Новый', count: 2, isCurrent: false, href: '/new' },
    { code: 'paid', title: 'Оплачен', count: 0, isCurrent: true, href: '/paid' },
    { code: 'done', title: 'Получен', count: 1, isCurrent: false, href: '/done' }
  ])
  expect(statusTabs('order', counts, 'all', words).map(({ code }) => code)).toEqual([
    'all',
    'new',
    'done'
  ])
})

test.each(['order', 'blank'] as const)(
  'statuses of %s that are no array are a type error that names it',
  entity => {
    const broken = JSON.parse('{ "statuses": {}, "all": 1 }')

    expect(() => statusesOf(entity, broken)).toThrow(
      new TypeError(`${entity}: statuses is not an array`)
    )
    expect(() => statusTabs(entity, broken, 'all', words)).toThrow(TypeError)
  }
)
