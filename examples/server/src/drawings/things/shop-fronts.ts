import { cast, cloth } from '../cloth.ts'
import type { Drawing, Look } from '../drawing.ts'
import { line, linear, type Mark, moved, over, shape, within } from '../mark.ts'
import { box, circle, symmetric } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { BRASS } from './metal.ts'

const WALL = paletteOf('#ead9bd')
const STONE = paletteOf('#c9c3b8')
const ROOF = paletteOf('#8a5a44')
const FRAME = '#fbfaf6'
const GLASS = linear([0, 0, 1, 1], [0, '#dff1fb'], [0.5, '#8fc1dc'], [1, '#5b8fb0'])
const LEAVES = paletteOf('#5f9a4d')

function shopFront(look: Look): Mark {
  if (look.has('house')) return smallHouse(look.color)
  if (look.has('arches')) return arcade(look.color)
  return groundFloor(look.color)
}

/** Below a house of flats: a broad window under an awning. */
function groundFloor(color: Palette): Mark {
  const wall = box(110, 90, 580, 610, 6)
  return over(
    cloth(wall, { color: WALL, depth: 0.2 }),
    ...[170, 345, 520].map(x => pane(box(x, 126, 110, 136))),
    cloth(box(110, 290, 580, 30), { color: STONE }),
    sign(400, 362, color),
    pane(box(150, 420, 320, 232)),
    goods(310, 652),
    door(box(510, 420, 140, 280), color),
    awning(136, 528, color),
    cloth(box(90, 694, 620, 26, 4), { color: STONE })
  )
}

/** On its own, under a roof of two slopes and between trees. */
function smallHouse(color: Palette): Mark {
  const roof = symmetric('400 90 L 672 318 L 652 350 L 400 350')
  return over(
    ...[120, 680].map(x =>
      over(
        line(`M${x} 700V560`, ROOF.deep, 22),
        cloth(circle(x, 500, 92), { color: LEAVES, depth: 0.3 })
      )
    ),
    cloth(box(178, 330, 444, 374), { color: WALL, depth: 0.2 }),
    cloth(roof, { color: ROOF }),
    within(roof, line('M180 290H620M230 240H570M290 190H510M340 140H460', ROOF.deep, 5)),
    pane(circle(400, 236, 44)),
    sign(400, 394, color),
    pane(box(206, 452, 176, 176)),
    goods(294, 628, 0.7),
    door(box(440, 446, 138, 258), color),
    cloth(box(150, 696, 500, 26, 4), { color: STONE })
  )
}

/** A door of an old row of shops, between two windows under arches. */
function arcade(color: Palette): Mark {
  return over(
    cloth(box(80, 210, 640, 490), { color: WALL, depth: 0.2 }),
    cloth(box(62, 176, 676, 46, 6), { color: STONE }),
    sign(400, 276, color),
    ...[186, 614].flatMap(x => [pane(arch(x, 82)), goods(x, 664, 0.62)]),
    door(arch(400, 88), color),
    ...[92, 293, 507, 708].map(x => cloth(box(x - 20, 360, 40, 340, 4), { color: STONE })),
    ...[186, 400, 614].map(x => line(archTop(x, 92), STONE.base, 18)),
    cloth(box(56, 692, 688, 28, 4), { color: STONE })
  )
}

const archTop = (x: number, half: number) =>
  `M${x - half} 470A${half} ${half} 0 0 1 ${x + half} 470`

const arch = (x: number, half: number) => `${archTop(x, half)}V690H${x - half}Z`

const pane = (outline: string): Mark =>
  over(
    shape(outline, GLASS),
    within(outline, line('M120 760L560 120M60 700L500 60', '#ffffff', 26, { opacity: 0.28 })),
    line(outline, FRAME, 14),
    line(outline, WALL.deep, 2.4)
  )

function door(outline: string, color: Palette): Mark {
  return over(
    cloth(outline, { color: paletteOf(color.shade) }),
    within(outline, line('M400 470V710M580 470V710', color.deep, 5, { opacity: 0.5 })),
    line(outline, FRAME, 10)
  )
}

/** A board with a pencil: the shop sells by its name. */
const sign = (x: number, y: number, color: Palette): Mark => {
  const board = box(x - 150, y - 34, 300, 68, 12)
  return over(
    cloth(board, { color }),
    line(board, BRASS, 5),
    shape(box(x - 92, y - 13, 150, 26, 4), '#f2c531'),
    shape(`M${x + 58} ${y - 13}L${x + 104} ${y}L${x + 58} ${y + 13}Z`, '#efd3a8'),
    shape(`M${x + 88} ${y - 5}L${x + 104} ${y}L${x + 88} ${y + 5}Z`, '#20242f'),
    shape(box(x - 116, y - 13, 28, 26, 6), '#ea86ad')
  )
}

/** Stripes that end in waves. */
function awning(x: number, width: number, color: Palette): Mark {
  const step = width / 8
  const stripes = Array.from({ length: 8 }, (_, place) => {
    const left = x + place * step
    return shape(
      `M${left} 396H${left + step}V452A${step / 2} ${step / 2} 0 0 1 ${left} 452Z`,
      place % 2 === 0 ? color.base : FRAME
    )
  })
  return over(cast(box(x, 396, width, 70), box(110, 396, 580, 200), 0.5), ...stripes)
}

/** What stands in the window: a rucksack, books and a globe. */
const goods = (x: number, floor: number, scale = 1): Mark =>
  moved(
    `translate(${x} ${floor}) scale(${scale})`,
    over(
      cloth(box(-118, -120, 86, 114, 26), { color: paletteOf('#c72c6c') }),
      shape(box(-104, -64, 58, 42, 10), '#9b1f52'),
      ...['#2b62d9', '#f2c531', '#3a9a57'].map((cover, place) =>
        shape(box(-14, -28 - place * 24, 76, 22, 3), cover)
      ),
      line('M96 -8V-26', '#8d6521', 8),
      cloth(circle(96, -62, 38), { color: paletteOf('#4d9fd6') })
    )
  )

export const SHOP_FRONTS: Readonly<Record<string, Drawing>> = {
  'shop-front': {
    draw: shopFront,
    detail: { at: [400, 380], words: 'вывеска' },
    measures: [],
    hex: '#2b62d9'
  }
}
