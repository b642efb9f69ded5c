import { expect, test, vi } from 'vitest'
import type { EndpointCall } from '../../api/endpoint-call.ts'

import { putFastOrder, resolveFastOrder } from '../../contracts/fast-order.ts'
import type { FastOrderItem } from '../../entities/fast-order-item.ts'
import { ApiError } from '../../platform/api-error.ts'
import { fastOrderSubject } from './fast-order.ts'
import type { FastOrder } from './fast-order-state.ts'
import { type OpenFastOrder, openFastOrder } from './open-fast-order.ts'

interface Sent {
  readonly ids: readonly string[]
  readonly count: number
}

/** A shop that has every code, number by number; `refuse` may answer a call of the basket by an error. */
function open(refuse: (call: number) => Error | undefined = () => undefined) {
  const asked: number[] = []
  const sent: Sent[] = []
  const onAdd = vi.fn()
  const ids = numbers()
  const api = (async (shape: unknown, { body }: { body: never }) => {
    if (shape === resolveFastOrder) return resolve(body, asked)
    expect(shape).toBe(putFastOrder)
    const { groups } = body as { groups: { id: string }[] }
    sent.push({ ids: [...new Set(groups.map(({ id }) => id))], count: groups.length })
    const error = refuse(sent.length)
    if (error) throw error
    return undefined
  }) as unknown as EndpointCall
  const order = openFastOrder(
    {
      after: fastOrderSubject.after,
      api,
      clock: globalThis,
      newId: () => `id-${ids.next().value}`,
      onAdd
    },
    fastOrderSubject.start()
  )
  return { order, asked, sent, onAdd }
}

function* numbers() {
  for (let number = 1; ; number += 1) yield number
}

function resolve({ codes }: { codes: readonly string[] }, asked: number[]) {
  asked.push(codes.length)
  return { data: codes.map(code => ({ code, items: [itemOf(code)] })) }
}

const itemOf = (code: string): FastOrderItem => ({
  ...{ groupId: Number(code), title: code, option: '', vendorCode: code, barcode: code },
  ...{ stock: 50, step: 1, prices: [{ price: 10, limit: 1, priceRole: 'org' }] }
})

const text = (rows: number) => Array.from({ length: rows }, (_, row) => `${row + 1};2`).join('\n')

const until = (order: OpenFastOrder, isSo: (state: FastOrder) => boolean) =>
  new Promise<FastOrder>(resolve => {
    const check = () => {
      if (isSo(order.get())) resolve(order.get())
    }
    order.subscribe(check)
    check()
  })

const rest = (order: OpenFastOrder) => until(order, ({ work }) => work === 'none')

test('2 000 lines take four calls to be known and four to be put', async () => {
  const { order, asked, sent, onAdd } = open()

  order.send({ type: 'order.read', text: text(2000) })
  await rest(order)
  order.send({ type: 'order.add' })
  const done = await rest(order)

  expect(asked).toEqual([500, 500, 500, 500])
  expect(sent.map(({ count }) => count)).toEqual([500, 500, 500, 500])
  expect(done).toMatchObject({ lines: [], added: { lines: 2000, pieces: 4000 } })
  expect(onAdd).toHaveBeenCalledOnce()
})

test('a batch whose answer was lost goes again under the same id', async () => {
  const lost = new ApiError({ message: 'Нет связи', retryable: true })
  const { order, sent } = open(call => (call === 1 ? lost : undefined))
  order.send({ type: 'order.read', text: text(3) })
  await rest(order)

  order.send({ type: 'order.add' })
  const stopped = await rest(order)
  order.send({ type: 'order.add' })
  const done = await rest(order)

  expect(stopped).toMatchObject({ failure: 'Нет связи', lines: [{}, {}, {}] })
  expect(sent[1]).toEqual(sent[0])
  expect(done.added).toEqual({ lines: 3, pieces: 6 })
})

test('goods that were sold meanwhile are looked at again', async () => {
  const refused = new ApiError({ message: 'Товар закончился', status: 409 })
  const { order, asked } = open(() => refused)
  order.send({ type: 'order.read', text: text(3) })
  await rest(order)

  order.send({ type: 'order.add' })
  const again = await rest(order)

  expect(asked).toEqual([3, 3])
  expect(again.failure).toBe('Пока вы смотрели, наличие изменилось: проверили строки ещё раз.')
  expect(again.lines).toHaveLength(3)
})

test('a reading that is stopped asks no more', async () => {
  const { order, asked } = open()
  order.send({ type: 'order.read', text: text(2000) })
  await until(
    order,
    ({ work, initial: known }) => work === 'asking' && Object.keys(known).length > 0
  )

  order.send({ type: 'order.stop' })
  const calls = asked.length
  order.send({ type: 'order.check' })
  await rest(order)

  expect(asked.length).toBeGreaterThanOrEqual(4)
  expect(calls).toBeLessThan(asked.length)
})

test('only unknown codes are asked for after a line was mended', async () => {
  const { order, asked } = open()
  order.send({ type: 'order.read', text: text(3) })
  await rest(order)

  order.send({ type: 'line.mend', row: 2, code: '99' })
  const mended = await rest(order)

  expect(asked).toEqual([3, 1])
  expect(Object.keys(mended.initial)).toContain('99')
})
