import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

import { codedPage, filledPage } from './coded-page.ts'
import { NONCE, type Piece, TIME } from './holes.ts'

const read = (page: Buffer) => brotliDecompressSync(page).toString('utf8')
const one = { nonce: 'abcdefghijklmnopqrstuv', time: '1764250000000' }
const other = { nonce: 'ABCDEFGHIJKLMNOPQRSTUV', time: '0000000000009' }
const textOf = (pieces: readonly Piece[], { nonce, time }: typeof one) =>
  pieces
    .map(piece => {
      if (piece === NONCE) return nonce
      if (piece === TIME) return time
      return typeof piece === 'string' ? piece : new TextDecoder().decode(piece as Uint8Array)
    })
    .join('')

const long = '<p class="name">Тетрадь в клетку «Пенал», 48 листов</p>'.repeat(2000)
const pages: readonly (readonly [string, readonly Piece[]])[] = [
  [
    'of a page',
    ['<style nonce="', NONCE, '">a{}</style><script nonce="', NONCE, '">', TIME, '</script>']
  ],
  ['of a long page', [long, '<i nonce="', NONCE, '">', long, NONCE, '">', TIME, long]],
  ['that begins and ends with holes', [NONCE, long, TIME]],
  ['whose holes touch', ['<a>', NONCE, NONCE, 'я', TIME, NONCE, '</a>']],
  [
    'that already says what is put in',
    [one.nonce, long, NONCE, one.nonce.repeat(9), NONCE, other.nonce]
  ],
  ['of bytes and texts', [new TextEncoder().encode('Ё'), NONCE, new TextEncoder().encode(long)]]
]

describe('a page that is coded once says what is put into it', () => {
  test.each(pages)('%s', async (_, pieces) => {
    const page = await codedPage(pieces)

    for (const filling of [one, other]) {
      expect(read(filledPage(page, filling))).toBe(textOf(pieces, filling))
    }
  })
})

test('a coded page is not larger than the same text coded as a whole, but for its holes', async () => {
  const holed = await codedPage([long, NONCE, long])
  const whole = await codedPage([long, one.nonce, long])

  expect(holed.bytes - whole.bytes).toBeLessThan(2 * NONCE.length)
})
