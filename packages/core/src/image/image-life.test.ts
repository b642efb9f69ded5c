import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createImageMachine, type ImageEvent } from './image.machine.ts'
import { isImageWanted, isPlaceholderShown } from './image.selectors.ts'

function life(isLazy: boolean, ...types: ImageEvent['type'][]) {
  const actor = createActor(createImageMachine({ isLazy })).start()
  for (const type of types) actor.send({ type })
  const image = actor.getSnapshot()
  return [isImageWanted(image), isPlaceholderShown(image)]
}

const [HIDDEN, SHOWN, PLACEHOLDER] = [
  [false, false],
  [true, false],
  [true, true]
]

test.each<[string, boolean, readonly ImageEvent['type'][], unknown]>([
  ['out of sight has no address', true, [], HIDDEN],
  ['that the browser had already has one, unseen', true, ['image.loaded'], SHOWN],
  ['that failed unseen has its placeholder', true, ['image.failed'], PLACEHOLDER],
  ['seen twice loads once', true, ['image.seen', 'image.loaded', 'image.seen'], SHOWN],
  ['once loaded cannot fail any more', false, ['image.loaded', 'image.failed'], SHOWN],
  ['that failed does not load by itself', false, ['image.failed', 'image.loaded'], PLACEHOLDER],
  ['whose placeholder failed shows neither', false, ['image.failed', 'placeholder.failed'], SHOWN],
  [
    'gets another chance with another file, even bare',
    false,
    ['image.failed', 'placeholder.failed', 'image.replaced', 'image.failed'],
    PLACEHOLDER
  ],
  ['replaced out of sight loads at once', true, ['image.replaced'], SHOWN],
  ['that loads has no placeholder to lose', false, ['placeholder.failed'], SHOWN]
])('an image %s', (_, isLazy, events, look) => {
  expect(life(isLazy, ...events)).toEqual(look)
})
