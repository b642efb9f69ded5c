import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { checkInSlices, checkWhole } from './long-answer.ts'

const line = z.object({ id: z.number(), tags: z.optional(z.array(z.string())) })
const schema = z.object({
  version: z.number(),
  note: z.optional(z.string()),
  data: z.array(z.object({ name: z.string(), lines: z.array(line) }))
})

const lines = (count: number) => Array.from({ length: count }, (_, id) => ({ id, extra: 'x' }))

/** The answer with how often the page could breathe meanwhile. */
async function check(answer: unknown, shape: z.ZodMiniType = schema) {
  let breaths = 0
  const breath = async () => {
    breaths += 1
  }
  return { ...(await checkInSlices(shape, answer, breath)), breaths }
}

test('a long answer is what a check in one go makes of it, a hundred elements at a time', async () => {
  const answer = {
    version: 1,
    data: [
      { name: 'a', lines: lines(2000) },
      { name: 'b', lines: [] }
    ]
  }

  const { value, breaths } = await check(answer)

  expect(value).toEqual(checkWhole(schema, answer).value)
  expect(breaths).toBe(20)
})

test('an answer without a long list needs no breath', async () => {
  const answer = { version: 1, note: 'n', data: [{ name: 'a', lines: lines(100) }] }

  expect(await check(answer)).toEqual({ value: checkWhole(schema, answer).value, breaths: 0 })
})

test('a list that is the whole answer is checked in slices, too', async () => {
  const { value, breaths } = await check(lines(150), z.array(line))

  expect([value, breaths]).toEqual([checkWhole(z.array(line), lines(150)).value, 2])
})

test.each([
  [
    'an element of a long list',
    { lines: [...lines(1500), { id: 'x' }, ...lines(499)] },
    'lines.1500.id'
  ],
  ['a field beside it', { name: 1, lines: lines(2000) }, 'name'],
  ['a list that is none', { lines: 'no' }, 'lines']
])('%s that is wrong is named by its place', async (_, bucket, place) => {
  const answer = { version: 1, data: [{ name: 'a', ...bucket }] }

  expect((await check(answer)).field).toBe(`data.0.${place}`)
})

test('a list with a rule of its own is checked whole', async () => {
  const ruled = z.object({ data: z.array(line).check(z.maxLength(150)) })

  expect(await check({ data: lines(151) }, ruled)).toEqual({ field: 'data', breaths: 0 })
})
