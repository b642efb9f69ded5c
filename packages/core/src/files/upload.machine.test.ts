import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { StoredFile } from '../entities/stored-file.ts'
import { fileLimits } from '../entities/upload-target.ts'
import { ApiError, toFailure } from '../errors/api-error.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { acceptedTypes, fileProblem } from './check-file.ts'
import { createUploadMachine, type UploadApi } from './upload.machine.ts'

const kept: StoredFile = {
  id: '3f0c1c9e-6f0a-4f0e-9a53-1f2f3e4d5c6b',
  targetCode: 'form',
  kind: 'picture',
  title: 'Чек.jpg',
  mediaType: 'image/jpeg',
  size: 4,
  width: 2,
  height: 2,
  createdAt: '2026-09-01T09:00:00.000Z',
  downloadUrl: '/file/v1/download?id=1'
}

const photo = new Blob(['фото'], { type: 'image/jpeg' })
const start = { type: 'upload.start', file: photo, fileName: 'Чек.jpg' } as const

/** An upload in the hands of the test. */
function begin() {
  let resolve: (file: StoredFile) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<StoredFile>((done, fail) => {
    resolve = done
    reject = fail
  })
  const sending: { progress?: (share: number) => void; signal?: AbortSignal } = {}
  const api: UploadApi = {
    send(_, progress, signal) {
      Object.assign(sending, { progress, signal })
      return promise
    }
  }
  const actor = createActor(createUploadMachine(api, 'form')).start()
  return { actor, sending, resolve, reject, snapshot: () => actor.getSnapshot() }
}

test('tells how much was sent, and keeps what the server answers', async () => {
  const { actor, sending, resolve, snapshot } = begin()
  actor.send(start)
  sending.progress?.(0.5)
  const half = snapshot().context.progress
  resolve(kept)
  await Promise.resolve()

  expect([half, snapshot().value, snapshot().context.progress]).toEqual([0.5, 'kept', 1])
  expect(snapshot().context.file).toEqual(kept)
})

test('can be given up: the call ends and its late words count no more', async () => {
  const { actor, sending, resolve, snapshot } = begin()
  actor.send(start)
  actor.send({ type: 'upload.cancel' })
  sending.progress?.(0.9)
  resolve(kept)
  await Promise.resolve()

  expect(sending.signal?.aborted).toBe(true)
  expect([snapshot().value, snapshot().context.progress]).toEqual(['idle', 0])
})

test('says what the server refused, and takes another file', async () => {
  const { actor, reject, snapshot } = begin()
  actor.send(start)
  reject(new ApiError({ status: 422, message: 'Картинка повреждена' }))
  await new Promise<void>(done => queueMicrotask(() => queueMicrotask(done)))
  const failed = snapshot().context.failure?.message
  actor.send(start)

  expect([failed, snapshot().value, snapshot().context.failure]).toEqual([
    'Картинка повреждена',
    'sending',
    undefined
  ])
})

test.each([
  ['form', 'image/jpeg', 10_485_760, undefined],
  ['form', 'image/jpeg', 10_485_761, 'Файл больше 10 МБ'],
  ['review', 'video/mp4', 52_428_801, 'Файл больше 50 МБ'],
  ['form', 'application/pdf', 0, 'Файл пустой'],
  ['form', 'image/svg+xml', 10, 'Сюда подойдёт только фото JPEG, PNG, WebP или документ PDF'],
  ['review', 'application/pdf', 10, 'Сюда подойдёт только фото JPEG, PNG, WebP или видео MP4'],
  ['form', '', 10, 'Сюда подойдёт только фото JPEG, PNG, WebP или документ PDF'],
  ['form', 'constructor', 10, 'Сюда подойдёт только фото JPEG, PNG, WebP или документ PDF'],
  ['constructor', 'image/jpeg', 10, 'Сюда файлы не прикладывают']
])('for «%s» a file of %s with %d bytes: %s', (targetCode, type, size, problem) => {
  expect(fileProblem(targetCode, { type, size })).toBe(problem)
})

test('a wrong file is refused before it is sent', () => {
  const { actor, sending, snapshot } = begin()
  actor.send({ ...start, file: new Blob(['<svg/>'], { type: 'image/svg+xml' }) })

  expect(snapshot().value).toBe('failed')
  expect(snapshot().context.failure?.message).toMatch(/^Сюда подойдёт только/)
  expect(sending.signal).toBeUndefined()
})

test('the browser offers what fits', () => {
  expect(acceptedTypes('review')).toBe('image/jpeg,image/png,image/webp,video/mp4')
  expect(fileLimits).toEqual({ picture: 10_485_760, document: 10_485_760, video: 52_428_800 })
})

test('every state and transition can be reached', () => {
  const api: UploadApi = { send: async () => kept }
  const { states, transitions, missed } = walkGraph(createUploadMachine(api, 'form'), {
    events: [
      start,
      { ...start, file: new Blob([]), fileName: 'Пустой.jpg' },
      { type: 'upload.sent', share: 0.5 },
      { type: 'upload.kept', file: kept },
      { type: 'upload.refused', failure: toFailure(new ApiError()) },
      { type: 'upload.cancel' }
    ]
  })

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
})
