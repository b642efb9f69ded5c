import { expect, test } from 'vitest'

import { safeAttributes } from './allowed-html.ts'

test('a link to a new window gives no way back, whatever its text says', () => {
  expect(safeAttributes({ href: '/', target: '_blank', rel: 'opener' })).toEqual({
    href: '/',
    target: '_blank',
    rel: 'noopener noreferrer'
  })
})

test('an id of a text stays, one that the page may have does not', () => {
  expect(safeAttributes({ id: 'text-a' })).toEqual({ id: 'text-a' })
  expect(safeAttributes({ id: 'main', title: 'А' })).toEqual({ title: 'А' })
})
