import { expect, test } from 'vitest'

import { mapOffer } from './map-offer.ts'

test.each([
  ['', 3, true, 'none'],
  [undefined, 3, true, 'none'],
  ['key', 0, true, 'none'],
  ['key', 3, false, 'ask'],
  ['key', 3, true, 'show']
] as const)(
  'with the key %o, %i places and consent %s a map is offered as «%s»',
  (key, places, isAllowed, offer) => {
    expect(mapOffer(key, { places, isAllowed })).toBe(offer)
  }
)
