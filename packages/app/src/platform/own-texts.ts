import { placeGroup } from '@vitrina/core/texts'

import type { EarlyTexts } from './early-texts.ts'

/** Puts the site's own words in their places: in the code that is there, and in what comes later. */
export function placeOwnTexts(early: EarlyTexts): void {
  const place = ([group, words]: EarlyTexts[number]) => placeGroup(group, words, early.own)
  early.forEach(place)
  early.push = (...groups) => {
    groups.forEach(place)
    return 0
  }
}
