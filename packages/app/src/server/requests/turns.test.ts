import { expect, test } from 'vitest'

import { createTurns } from '../documents/render.tsx'

test('between two pieces of work others get their turn', async () => {
  const turn = createTurns()
  const done: string[] = []
  const work = ['first', 'second'].map(async name => {
    await turn()
    done.push(name)
    setImmediate(() => done.push(`after ${name}`))
  })

  await Promise.all(work)

  expect(done).toEqual(['first', 'after first', 'second'])
})
