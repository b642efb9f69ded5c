import { expect, test } from 'vitest'

import type { PageNode } from '../entities/content.ts'
import { pageNeighbours, pageTrail } from './page-tree.ts'

const leaf: PageNode = { code: 'sroki', title: 'Сроки возврата', children: [] }
const refund: PageNode = { code: 'refund', title: 'Возврат товара', children: [leaf] }
const tree: readonly PageNode[] = [
  { code: 'offer', title: 'Публичная оферта', children: [] },
  { code: 'info', title: 'Информация для покупателей', children: [refund] }
]

test('the way to a page goes through everything above it', () => {
  expect(pageTrail(tree, leaf)).toEqual([
    { title: 'Информация для покупателей', path: '/info' },
    { title: 'Возврат товара', path: '/refund' },
    { title: 'Сроки возврата', path: '/pages/sroki' }
  ])
})

test('a page that stands in no tree goes by its own title', () => {
  expect(pageTrail([], { code: 'bonusy', title: 'Бонусы' })).toEqual([
    { title: 'Бонусы', path: '/pages/bonusy' }
  ])
})

test('beside a page stand the pages of its branch', () => {
  expect(pageNeighbours(tree, 'refund')).toEqual([
    { title: 'Информация для покупателей', href: '/info', isHere: false },
    { title: 'Возврат товара', href: '/refund', isHere: true }
  ])
})

test('a page without a branch has nothing beside it', () => {
  expect(pageNeighbours(tree, 'offer')).toEqual([])
  expect(pageNeighbours(tree, 'unknown')).toEqual([])
})
