import { expect, test } from 'vitest'

import { readTextFile, textOfFile } from './file-text.ts'

/** «Код;5» */
const WINDOWS = [0xca, 0xee, 0xe4, 0x3b, 0x35]

test('a file in Windows-1251 is read as Russian', () => {
  expect(textOfFile(Uint8Array.from(WINDOWS))).toBe('Код;5')
})

test('a file in UTF-8 is read as such, with its mark or without', () => {
  const plain = new TextEncoder().encode('Код;5')

  expect(textOfFile(plain)).toBe('Код;5')
  expect(textOfFile(Uint8Array.from([0xef, 0xbb, 0xbf, ...plain]))).toBe('Код;5')
})

test('a file in UTF-16 is read as such', () => {
  expect(textOfFile(Uint8Array.from([0xff, 0xfe, 0x1a, 0x04, 0x35, 0x00]))).toBe('К5')
})

test.each([
  ['a workbook', [0x50, 0x4b, 3, 4]],
  ['a workbook of old', [0xd0, 0xcf, 0x11, 0xe0]]
])('%s is no text', (_, bytes) => {
  expect(textOfFile(Uint8Array.from(bytes))).toBeUndefined()
})

test('an empty file is an empty text', () => {
  expect(textOfFile(new Uint8Array())).toBe('')
})

const file = (bytes: readonly number[]) => new Blob([Uint8Array.from(bytes)])

test('a chosen file gives its text, or says why it cannot be taken', async () => {
  expect(await readTextFile(file(WINDOWS))).toEqual({ text: 'Код;5' })
  expect(await readTextFile(file([0x50, 0x4b]))).toEqual({
    problem: expect.stringMatching(/^Эту книгу Excel прочитать не получилось/)
  })
})

test('a workbook is read by the front, or said to be none', async () => {
  const workbook = file([0x50, 0x4b, 3, 4])

  expect(await readTextFile(workbook, async () => 'Код\t5')).toEqual({ text: 'Код\t5' })
  expect((await readTextFile(workbook, async () => undefined)).problem).toMatch(/^Файл больше/)
  expect((await readTextFile(workbook, () => Promise.reject(new Error()))).problem).toMatch(
    /^Эту книгу/
  )
})

test('a file of more than two megabytes is not read', async () => {
  const huge = { size: 2_000_001, arrayBuffer: () => Promise.reject(new Error('was read')) }

  expect((await readTextFile(huge)).problem).toMatch(/^Файл больше 2 МБ/)
})
