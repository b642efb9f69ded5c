import { expect, test } from 'vitest'

import { createMemoryClock } from '../../platform/memory.ts'
import { openMapWait } from './map-wait.ts'

function open() {
  const clock = createMemoryClock()
  const reported: string[] = []
  const wait = openMapWait(clock, phase => reported.push(phase))
  return { clock, reported, wait }
}

test('a map that has not come in ten seconds does not come', () => {
  const { clock, reported } = open()

  clock.advance(9999)
  expect(reported).toEqual([])
  clock.advance(1)

  expect(reported).toEqual(['failed'])
})

test('a map that has come waits for nothing more', () => {
  const { clock, reported, wait } = open()

  wait.settle('shown')
  clock.advance(60_000)

  expect(reported).toEqual(['shown'])
})

test('a map that comes after all is shown', () => {
  const { clock, reported, wait } = open()
  clock.advance(10_000)

  wait.settle('shown')

  expect(reported).toEqual(['failed', 'shown'])
})

test('a page that was left hears nothing', () => {
  const { clock, reported, wait } = open()

  wait.stop()
  clock.advance(60_000)

  expect(reported).toEqual([])
})

test('a map that is shown stays, whatever of its service does not come later', () => {
  const { reported, wait } = open()

  wait.settle('shown')
  wait.settle('failed')

  expect(reported).toEqual(['shown'])
})
