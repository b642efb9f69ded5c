import type { Sticker } from '@vitrina/core'

/** The look of a sticker by what it says. */
export const stickerTones = {
  sale: 'sale',
  hit: 'hit',
  new: 'new',
  school: 'board',
  plain: 'soft'
} as const satisfies Record<Sticker['tone'], string>
