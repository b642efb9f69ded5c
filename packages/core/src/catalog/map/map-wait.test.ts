import { expect, test } from 'vitest'

import { createMemoryClock } from '../../platform/memory.ts'
import { openMapWait } from './map-wait.ts'

function open() {
  const clock = createMemoryClock()
  const told: string[] = []
  const wait = openMapWait(clock, phase => told.push(phase))
  return { clock, told, wait }
}

test('a map that has not come in ten seconds does not come', () => {
  const { clock, told } = open()

  clock.advance(9999)
  expect(told).toEqual([])
  clock.advance(1)

  expect(told).toEqual(['failed'])
})

test('a map that has come waits for nothing more', () => {
  const { clock, told, wait } = open()

  wait.told('shown')
  clock.advance(60_000)

  expect(told).toEqual(['shown'])
})

test('a map that comes after all is shown', () => {
  const { clock, told, wait } = open()
  clock.advance(10_000)

  wait.told('shown')

  expect(told).toEqual(['failed', 'shown'])
})

test('a page that was left hears nothing', () => {
  const { clock, told, wait } = open()

  wait.stop()
  clock.advance(60_000)

  expect(told).toEqual([])
})

test('a map that is shown stays, whatever of its service does not come later', () => {
  const { told, wait } = open()

  wait.told('shown')
  wait.told('failed')

  expect(told).toEqual(['shown'])
})
