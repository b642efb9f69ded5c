import { type Look } from '../drawing.ts'

export const RAINBOW = [
  '#d5303e',
  '#ee8434',
  '#f2c531',
  '#b5cf3a',
  '#3a9a57',
  '#1f7a5c',
  '#21a5a8',
  '#7cb7ea',
  '#2b62d9',
  '#2c4a7c',
  '#6d4bc0',
  '#b79ae0',
  '#c72c6c',
  '#ea86ad',
  '#7a1f38',
  '#7a5236',
  '#b98a5a',
  '#f0cfae',
  '#f6efe2',
  '#c3c8d1',
  '#7d8696',
  '#3d434f',
  '#20242f',
  '#9bd8bd'
]

export const COUNTS = {
  six: '6 цветов',
  eight: '8 краск',
  twelve: '12 цветов',
  eighteen: '18 цветов',
  more: '24 цвета',
  most: '36 цветов'
}

/** As many as the title promises; a sheet has no room for more than two dozens. */
export function countOf(look: Look): number {
  const known = { six: 6, eight: 8, twelve: 12, eighteen: 18, more: 24, most: 24 }
  return Object.entries(known).find(([cut]) => look.has(cut))?.[1] ?? 12
}
