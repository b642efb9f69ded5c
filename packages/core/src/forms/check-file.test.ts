import { expect, test } from 'vitest'

import { uploadFile } from '../contracts/file.ts'
import { fixtures } from '../testing/entity-fixtures.ts'
import { json } from '../testing/fake-server.ts'
import { createTestClient } from '../testing/test-client.ts'
import { acceptedTypes, fileProblem, filesHint, kindsText, sizeProblem } from './check-file.ts'
import { fileMessages } from './files.messages.ts'

const MEGABYTE = 1_048_576

test.each([
  ['review', 'image/jpeg,image/png,image/webp,video/mp4'],
  ['refund', 'image/jpeg,image/png,image/webp,video/mp4,application/pdf'],
  ['form', 'image/jpeg,image/png,image/webp,application/pdf'],
  ['image', 'image/jpeg,image/png,image/webp'],
  ['passport', '']
])('for «%s» the browser offers %s', (targetCode, accept) => {
  expect(acceptedTypes(targetCode)).toBe(accept)
})

test.each(
  ['review', 'refund', 'form', 'image'].flatMap(targetCode =>
    acceptedTypes(targetCode)
      .split(',')
      .map(type => [targetCode, type] as const)
  )
)('what the browser offers for «%s», %s, is taken', (targetCode, type) => {
  expect(fileProblem(targetCode, { type, size: 1 })).toBeUndefined()
})

test.each(['image/gif', 'image/heic', 'text/html', 'IMAGE/JPEG', 'video/quicktime', 'toString'])(
  'a file of the type %s goes nowhere',
  type => {
    for (const targetCode of ['review', 'refund', 'form', 'image']) {
      expect(fileProblem(targetCode, { type, size: 1 })).toMatch(/^Сюда подойдёт только /)
    }
  }
)

test.each([
  ['picture', 10 * MEGABYTE, undefined],
  ['picture', 10 * MEGABYTE + 1, 'Файл больше 10 МБ'],
  ['document', 10 * MEGABYTE + 1, 'Файл больше 10 МБ'],
  ['video', 10 * MEGABYTE + 1, undefined],
  ['video', 50 * MEGABYTE, undefined],
  ['video', 50 * MEGABYTE + 1, 'Файл больше 50 МБ'],
  ['video', 0, 'Файл пустой'],
  ['document', 1, undefined]
] as const)('a %s of %i bytes: %s', (kind, size, problem) => {
  expect(sizeProblem(kind, size)).toBe(problem)
})

test('a wrong type is told before a wrong size', () => {
  expect(fileProblem('image', { type: 'application/pdf', size: 0 })).toBe(
    'Сюда подойдёт только фото JPEG, PNG, WebP'
  )
})

test('kinds are named in the order they are given', () => {
  expect(kindsText(['video', 'document'])).toBe('видео MP4 или документ PDF')
  expect(kindsText(['document'])).toBe('документ PDF')
})

test('what may be chosen is said before it is', () => {
  expect(filesHint('review', 5)).toBe(
    'Не больше 5 файлов: фото JPEG, PNG, WebP до 10 МБ или видео MP4 до 50 МБ'
  )
  expect(filesHint('form', 1)).toBe(
    'Не больше 1 файла: фото JPEG, PNG, WebP до 10 МБ или документ PDF до 10 МБ'
  )
})

test.each([
  [1, 'Не больше 1 файла'],
  [2, 'Не больше 2 файлов'],
  [5, 'Не больше 5 файлов'],
  [10, 'Не больше 10 файлов'],
  [21, 'Не больше 21 файла']
])('%i files at most: «%s»', (count, text) => {
  expect(fileMessages.tooMany(count)).toBe(text)
})

test('a chosen file goes to the contract’s address with its target and its name', async () => {
  const stored = fixtures.storedFile({ targetCode: 'refund', title: 'Чек № 7.pdf' })
  const { api, requests, finish } = createTestClient([json(200, stored)])
  const chosen = {
    file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
    fileName: 'Чек № 7.pdf',
    body: { targetCode: 'refund' }
  }

  const { result } = await finish(api(uploadFile, chosen))

  expect(result).toEqual({ status: 'fulfilled', value: stored })
  expect(new URL(requests[0]?.url ?? '').pathname).toBe(`/api${uploadFile.path}`)
  const form = await requests[0]?.formData()
  const file = form?.get('file')
  expect([form?.get('targetCode'), file instanceof File && file.name]).toEqual([
    'refund',
    'Чек № 7.pdf'
  ])
})

test('a file that the server refuses is refused in its words, once', async () => {
  const { api, requests, finish } = createTestClient([json(413, { message: 'Файл слишком велик' })])
  const chosen = { file: new Blob(['x']), fileName: 'x.pdf', body: { targetCode: 'form' } }

  const { result } = await finish(api(uploadFile, chosen))

  expect(result).toMatchObject({ reason: { status: 413, message: 'Файл слишком велик' } })
  expect(requests).toHaveLength(1)
})
