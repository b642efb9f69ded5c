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
  [
    'of holes with the same letters behind them',
    Array.from({ length: 7 }, () => ['<i nonce="', NONCE, '">', long]).flat()
  ],
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

test('a thousand pages of few letters, which are copies of copies, say what is put into them', async () => {
  let seed = 1
  const upTo = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % count
  }
  const words = ['">', '<i>', 'я', 'яя', '"', '> ', '<p nonce="']
  const piece = (): Piece => {
    const kind = upTo(5)
    if (kind === 0) return NONCE
    const text = Array.from({ length: 1 + upTo(30) }, () => words[upTo(words.length)]).join('')
    return kind === 1 ? text.repeat(40) : text
  }

  for (let page = 0; page < 1000; page += 1) {
    const pieces = [...Array.from({ length: upTo(9) }, piece), TIME, '">', NONCE, '">']
    const holes = pieces.filter(part => part === NONCE).length
    if (holes > 6) continue
    expect(read(filledPage(await codedPage(pieces), other))).toBe(textOf(pieces, other))
  }
})
