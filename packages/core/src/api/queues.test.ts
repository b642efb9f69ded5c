import { expect, test } from 'vitest'

import { createQueues } from './queues.ts'

/** Whose turn has come, in order. */
function watch() {
  const queues = createQueues({ atOnce: 2, waiting: 2 })
  const called: string[] = []
  const enter = (who: string, name: string) => {
    const place = queues.enter(who)
    place?.turn.then(() => called.push(name))
    return place
  }
  return { called, enter }
}

const turns = () => new Promise(done => setTimeout(done))

test('so many are served at a time, the others in their order', async () => {
  const { called, enter } = watch()
  const [first] = ['a1', 'a2', 'a3', 'a4'].map(name => enter('a', name))
  await turns()
  expect(called).toEqual(['a1', 'a2'])

  first?.leave()
  first?.leave()
  await turns()

  expect(called).toEqual(['a1', 'a2', 'a3'])
})

test('who fills his queue is refused, and nobody else waits for him', async () => {
  const { called, enter } = watch()
  const places = ['a1', 'a2', 'a3', 'a4', 'a5'].map(name => enter('a', name))
  enter('b', 'b1')
  await turns()

  expect(places.map(place => place !== undefined)).toEqual([true, true, true, true, false])
  expect(called).toContain('b1')
})

test('who leaves before his turn is called at once, and takes nobody’s place', async () => {
  const { called, enter } = watch()
  const places = ['a1', 'a2', 'a3', 'a4'].map(name => enter('a', name))
  places[2]?.leave()
  await turns()
  expect(called).toEqual(['a1', 'a2', 'a3'])

  places[0]?.leave()
  await turns()

  expect(called).toEqual(['a1', 'a2', 'a3', 'a4'])
})
