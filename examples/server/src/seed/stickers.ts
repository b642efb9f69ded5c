import type { DemoSticker } from './catalogue-shapes.ts'

export const STICKERS: readonly DemoSticker[] = [
  { code: 'hit', title: 'Хит', tone: 'marker' },
  { code: 'new', title: 'Новинка', tone: 'pen' },
  { code: 'sale', title: 'Скидка', tone: 'red' },
  { code: 'school', title: 'Школам', tone: 'green' }
]
