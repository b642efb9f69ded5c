import { cloth, inlay } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { rib } from '../fabrics.ts'
import { type Mark, moved, over } from '../mark.ts'
import { box, circle, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'

const SOCK =
  'M300 120H460V400C462 460 520 500 590 530C650 556 660 620 610 650C560 674 470 660 420 640C340 610 296 560 298 480Z'

const SOCK_PARTS = [
  'M290 430C330 420 380 470 390 560C370 620 330 600 280 580Z',
  circle(640, 610, 84),
  box(280, 172, 200, 22),
  box(280, 206, 200, 12)
]

const sock = (color: Palette, accent: Palette): Mark =>
  over(
    cloth(SOCK, {
      color,
      weave: rib,
      dark: [wedge(430, 400, 330, 480, 60), wedge(480, 520, 420, 600, 40)],
      light: [wedge(350, 240, 340, 420, 40)],
      depth: 0.34
    }),
    ...SOCK_PARTS.map(part => inlay(part, SOCK, { color: accent, weave: rib })),
    cloth(box(292, 112, 176, 46, 10), { color, weave: rib })
  )

const SOCK_COLORS = [
  ['#2b4d8c', '#f2c531'],
  ['#f5f6fa', '#2b62d9'],
  ['#7d8696', '#d5303e'],
  ['#20242f', '#9bd8bd'],
  ['#c3c8d1', '#1f5a45']
] as const

/** As many pairs as the title promises: one, three or five. */
function socks(look: Look): Mark {
  const count = look.has('five') ? 5 : look.has('three') ? 3 : 1
  const drawn = SOCK_COLORS.slice(0, count).map(([first, second], place) => {
    const step = place - (count - 1) / 2
    const pairOf = sock(paletteOf(first), paletteOf(second))
    const scale = count > 1 ? 0.68 : 1
    const at = `translate(${400 + step * 104} ${400 + Math.abs(step) * 12}) rotate(${step * 9}) scale(${scale}) translate(-450 -390)`
    return over(moved(`${at} translate(44 -22)`, pairOf), moved(at, pairOf))
  })
  return over(...drawn)
}

export const SOCKS: Readonly<Record<string, Drawing>> = {
  socks: {
    draw: socks,
    cuts: { three: '3 пар', five: '5 пар' },
    detail: { at: [400, 250], words: 'резинка' },
    measures: [{ from: [306, 90], to: [500, 90], title: 'ширина резинки', cm: 8 }],
    hex: '#2b4d8c'
  }
}
