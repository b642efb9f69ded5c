import { expect, test } from 'vitest'

import { mergeText } from './merge-text.ts'
import type { MergedLine } from './merged-lines.ts'

const line = (title: string): MergedLine => ({ key: title, title, before: 2, after: 3 })

test('each line that changed is told, with one stop between them', () => {
  expect(mergeText([line('Пенал'), line('Глобус')])).toBe(
    'Пенал: было 2 шт., стало 3 шт.; Глобус: было 2 шт., стало 3 шт.'
  )
})

test('three lines are named and the rest is counted', () => {
  const text = mergeText(['Пенал', 'Глобус', 'Ручка', 'Ластик', 'Мел'].map(line))

  expect(text).toContain('Ручка')
  expect(text).not.toContain('Ластик')
  expect(text).toMatch(/; ещё изменений: 2$/)
})

test('lines without a name say nothing', () => {
  expect(mergeText([line('')])).toBe('')
})
