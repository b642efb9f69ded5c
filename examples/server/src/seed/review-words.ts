import { ACCESSORY_WORDS } from './review-words/accessories.ts'
import { BACKPACK_WORDS } from './review-words/backpacks.ts'
import { CREATIVE_WORDS } from './review-words/creative.ts'
import { GIFT_WORDS } from './review-words/gifts.ts'
import { OUTERWEAR_WORDS } from './review-words/outerwear.ts'
import { PAPER_WORDS } from './review-words/paper.ts'
import type { ReviewWords, ReviewWordsByType } from './review-words/review-words.ts'
import { SCIENCE_WORDS } from './review-words/science.ts'
import { SPORT_WORDS } from './review-words/sport.ts'
import { UNIFORM_WORDS } from './review-words/uniform.ts'
import { WRITING_WORDS } from './review-words/writing.ts'

const WORDS: ReviewWordsByType = {
  ...ACCESSORY_WORDS,
  ...BACKPACK_WORDS,
  ...CREATIVE_WORDS,
  ...GIFT_WORDS,
  ...OUTERWEAR_WORDS,
  ...PAPER_WORDS,
  ...SCIENCE_WORDS,
  ...SPORT_WORDS,
  ...UNIFORM_WORDS,
  ...WRITING_WORDS
}

/** What buyers say of a type of goods. */
export function reviewWords(type: string): ReviewWords {
  const words = WORDS[type]
  if (words === undefined) throw new Error(`Nobody has said a word about ${type}`)
  return words
}
