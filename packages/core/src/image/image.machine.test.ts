import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { walkGraph } from '../testing/graph-coverage.ts'
import {
  createImageMachine,
  type ImageEvent,
  LAZY_ROOT_MARGIN_PX,
  LAZY_THRESHOLD
} from './image.machine.ts'
import { isImageWanted, isPlaceholderShown } from './image.selectors.ts'

function after(isLazy: boolean, ...events: ImageEvent['type'][]) {
  const actor = createActor(createImageMachine({ isLazy })).start()
  for (const type of events) actor.send({ type })
  return actor.getSnapshot()
}

test('a lazy image waits 10 px before the screen for a tenth of it', () => {
  expect([LAZY_ROOT_MARGIN_PX, LAZY_THRESHOLD]).toEqual([10, 0.1])
})

test.each([
  ['waits out of sight', true, [], 'waiting'],
  ['loads when it is seen', true, ['image.seen'], 'loading'],
  ['loads at once when it is not lazy', false, [], 'loading'],
  ['is loaded', false, ['image.loaded'], 'loaded'],
  ['failed before anybody listened', true, ['image.failed'], 'failed'],
  ['shows a placeholder in its place', false, ['image.failed'], 'failed'],
  ['stays bare when the placeholder fails', false, ['image.failed', 'placeholder.failed'], 'bare'],
  ['does not loop', false, ['image.failed', 'placeholder.failed', 'image.failed'], 'bare'],
  ['tries again with another file', false, ['image.failed', 'image.replaced'], 'loading']
] as const)('an image %s', (_, isLazy, events, state) => {
  expect(after(isLazy, ...events).value).toBe(state)
})

test('a lazy image has no address before it is seen, and a failed one its placeholder', () => {
  expect([isImageWanted(after(true)), isImageWanted(after(true, 'image.seen'))]).toEqual([
    false,
    true
  ])
  expect(isPlaceholderShown(after(false, 'image.failed'))).toBe(true)
  expect(isPlaceholderShown(after(false, 'image.loaded'))).toBe(false)
})

test('every state and transition can be reached', () => {
  const { states, transitions, missed } = walkGraph(createImageMachine({ isLazy: true }), {
    events: [
      { type: 'image.seen' },
      { type: 'image.loaded' },
      { type: 'image.failed' },
      { type: 'placeholder.failed' },
      { type: 'image.replaced' }
    ]
  })

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
})
