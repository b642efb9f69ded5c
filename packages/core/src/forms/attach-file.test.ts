import { expect, test } from 'vitest'

import { ApiError } from '../platform/api-error.ts'
import { attachFile, type FormWithFiles, removeFile, type UploadFile } from './attach-file.ts'
import {
  type Attachment,
  attachmentRemoval,
  attachmentsLeft,
  attachmentsNews,
  attachmentWords
} from './attachment.ts'

const MEGABYTE = 1_048_576

/** A form that only keeps its files. */
function createForm() {
  let files: readonly Attachment[] = []
  const listeners = new Set<() => void>()
  const states: string[] = []
  const form: FormWithFiles = {
    get: () => ({ facts: { files } }),
    send({ facts }) {
      files = facts.files
      for (const { state, percent } of files) states.push(`${state} ${percent}`)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
  const attach = async (blob: Blob, upload: UploadFile = async () => 'file-1', key = 'a') => {
    const chosen = { key, name: 'рюкзак.png', blob }
    await attachFile(form, chosen, { targetCode: 'review', max: 2 }, upload)
    return files.find(file => file.key === key)
  }
  return { states, attach, files: () => files, empty: () => removeFile(form, 'a'), listeners }
}

const sized = (size: number, type: string) =>
  Object.defineProperty(new Blob([], { type }), 'size', { value: size })
const png = new Blob(['data'], { type: 'image/png' })

test.each([
  [new Blob([], { type: 'image/png' }), 'Файл пустой'],
  [sized(10 * MEGABYTE + 1, 'image/png'), 'Файл больше 10 МБ'],
  [sized(50 * MEGABYTE + 1, 'video/mp4'), 'Файл больше 50 МБ'],
  [
    new Blob(['%PDF'], { type: 'application/pdf' }),
    'Сюда подойдёт только фото JPEG, PNG, WebP или видео MP4'
  ]
])(
  'a file that the shop would not take is refused before it is sent: %#, %s',
  async (blob, message) => {
    const { states, attach } = createForm()
    let sent = 0

    const file = await attach(blob, async () => {
      sent += 1
      return 'file-1'
    })

    expect(file).toMatchObject({ state: 'failed', fileId: '', message })
    expect([states, sent]).toEqual([['failed 0'], 0])
  }
)

test.each([10 * MEGABYTE, 1])('a picture of %s bytes is sent', async size => {
  const { states, attach } = createForm()

  expect(await attach(sized(size, 'image/webp'))).toEqual({
    ...{ key: 'a', name: 'рюкзак.png', state: 'ready', percent: 100 },
    ...{ fileId: 'file-1', message: '', canRetry: false }
  })
  expect(states).toEqual(['uploading 0', 'ready 100'])
})

test.each([
  [new ApiError({ message: 'Файл повреждён', status: 422 }), 'Файл повреждён', false],
  [new ApiError({ status: 429, retryable: true }), 'Произошла ошибка сервера', true],
  [new TypeError('fetch failed'), 'Произошла ошибка сервера', true]
])('a failure on the way is told beside its file: %s', async (error, message, canRetry) => {
  const { attach } = createForm()

  expect(await attach(png, () => Promise.reject(error))).toMatchObject({
    ...{ state: 'failed', message, canRetry }
  })
})

test('a file that was taken away meanwhile stays away, whether it was sent or refused', async () => {
  for (const end of [async () => 'file-1', () => Promise.reject(new ApiError())]) {
    const { files, empty, attach } = createForm()

    await attach(png, () => {
      empty()
      return end()
    })

    expect(files()).toEqual([])
  }
})

test('what was sent so far is told in per cent', async () => {
  const { states, attach, files } = createForm()
  const change: string[] = []

  await attach(png, async (_, onProgress) => {
    onProgress(0.404)
    change.push(files().map(attachmentWords).join())
    onProgress(7)
    return 'file-1'
  })

  expect(change).toEqual(['Загружено 40\u00a0%'])
  expect(states).toEqual(['uploading 0', 'uploading 40', 'uploading 100', 'ready 100'])
})

test('who takes a file back calls its upload off as long as it is under way', async () => {
  const { attach, files } = createForm()
  const change: string[] = []

  await attach(png, async () => {
    change.push(files().map(attachmentRemoval).join())
    return 'file-1'
  })

  expect([...change, ...files().map(attachmentRemoval)]).toEqual([
    'Отменить загрузку: рюкзак.png',
    'Убрать файл: рюкзак.png'
  ])
})

test('a file that is taken away is given up at once and stays away', async () => {
  const { attach, files, empty, listeners } = createForm()

  await attach(png, async (_, onProgress, signal) => {
    empty()
    expect(signal.aborted).toBe(true)
    onProgress(0.9)
    throw signal.reason
  })

  expect(files()).toEqual([])
  expect(listeners.size).toBe(0)
})

test('a file on its way takes a place, one that failed gives it back', () => {
  const file = { key: 'a', name: 'a.png', percent: 0, fileId: '', message: '', canRetry: false }
  const sending = { ...file, state: 'uploading' } as const
  const failed = { ...file, state: 'failed' } as const

  expect(attachmentsLeft([], 2)).toBe(2)
  expect(attachmentsLeft([sending, failed], 2)).toBe(1)
  expect(attachmentsLeft([sending, sending, sending], 2)).toBe(0)
})

test('a file that failed takes its own place when it is sent again', async () => {
  const { attach, files } = createForm()
  await attach(png, () => Promise.reject(new TypeError('fetch failed')))
  await attach(png, undefined, 'b')

  await attach(png)

  expect(files().map(({ key, state }) => [key, state])).toEqual([
    ['a', 'ready'],
    ['b', 'ready']
  ])
})

test('one file too many is not sent, and may be once there is room', async () => {
  const { attach, empty } = createForm()
  await attach(png)
  await attach(png, undefined, 'b')

  const third = await attach(png, undefined, 'c')
  empty()

  expect(third).toMatchObject({
    ...{ state: 'failed', message: 'Можно приложить не больше 2 файлов', canRetry: true }
  })
  expect(await attach(png, undefined, 'c')).toMatchObject({ state: 'ready' })
})

test('what became of the files is told in one line, without percents', () => {
  const file = { name: 'шов.png', percent: 40, fileId: '', message: '', canRetry: false }

  const news = attachmentsNews([
    { ...file, key: 'a', state: 'uploading' },
    { ...file, key: 'b', state: 'ready', name: 'рюкзак.png' },
    { ...file, key: 'c', state: 'failed', name: 'чек.gif', message: 'Файл пустой' }
  ])

  expect(news).toBe(
    'Не загружено: чек.gif. Файл пустой. Загружается: 1 файл. Загружено: рюкзак.png'
  )
  expect(attachmentsNews([])).toBe('')
})
