import { cast, cloth } from '../cloth.ts'
import type { Drawing, Look } from '../drawing.ts'
import { line, type Mark, moved, over, shape, within } from '../mark.ts'
import { box, circle, oval, symmetric, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { STEEL } from './metal.ts'

const SILICONE = paletteOf('#f3f1ea')
const BAND = paletteOf('#ee8434')

function lunchBox(look: Look): Mark {
  if (look.isBack) return openBox(look.color)
  if (look.has('cutlery')) return boxWithCutlery(look.color)
  if (look.has('sealed')) return sealedBox(look.color)
  return boxOfTwoFloors(look.color)
}

/** Two floors, a lid with a handle and a band that holds them. */
function boxOfTwoFloors(color: Palette): Mark {
  const lower = box(176, 470, 448, 190, 40)
  const upper = box(176, 320, 448, 160, 26)
  const lid = box(160, 238, 480, 96, 40)
  const band = box(500, 226, 56, 446, 16)
  return over(
    line('M290 246V196C290 150 510 150 510 196V246', color.deep, 30),
    line('M290 244V196C290 150 510 150 510 196V244', color.light, 18),
    cloth(lower, { color, light: [wedge(280, 480, 280, 650, 70)], depth: 0.4 }),
    cloth(upper, { color: SILICONE, light: [wedge(280, 330, 280, 470, 70)], depth: 0.4 }),
    cast(lid, upper, 0.5),
    cloth(lid, { color, light: [wedge(260, 246, 280, 330, 120)], depth: 0.4 }),
    line('M190 478H610', color.deep, 5, { opacity: 0.4 }),
    cloth(band, { color: BAND }),
    leaf(310, 400, color)
  )
}

/** Round, with a fork and a spoon in the lid. */
function boxWithCutlery(color: Palette): Mark {
  const body = oval(400, 420, 270, 250)
  const lid = oval(400, 404, 236, 216)
  const tray = box(262, 316, 276, 172, 50)
  return over(
    cloth(body, { color, light: [wedge(240, 300, 210, 520, 90)], depth: 0.4 }),
    line(oval(400, 410, 250, 230), SILICONE.base, 12),
    cast(lid, body, 0.4),
    cloth(lid, { color: paletteOf(color.light), light: [wedge(300, 210, 280, 600, 60)] }),
    shape(tray, color.deep),
    within(tray, over(moved('translate(400 366)', fork), moved('translate(400 440)', spoon))),
    line(tray, color.glint, 4, { opacity: 0.7 }),
    ...[140, 660].map(x => cloth(box(x - 26, 372, 52, 96, 14), { color: BAND })),
    leaf(400, 556, color)
  )
}

const fork: Mark = over(
  line('M-104 0H50M50 0C50 -26 66 -24 108 -24M50 0H108M50 0C50 26 66 24 108 24', '#6b7182', 15),
  line('M-104 0H50M50 0C50 -26 66 -24 108 -24M50 0H108M50 0C50 26 66 24 108 24', '#dfe3ea', 9)
)

const spoon: Mark = over(
  line('M-104 0H60', '#6b7182', 15),
  line('M-104 0H60', '#dfe3ea', 9),
  shape(oval(78, 0, 34, 24), STEEL),
  line(oval(78, 0, 34, 24), '#6b7182', 2.4)
)

/** Of clear plastic under a lid that four clips close. */
function sealedBox(color: Palette): Mark {
  const bowl = symmetric('400 330 L 622 330 L 586 630 C 582 656 566 666 540 666 L 400 666')
  const lid = box(146, 258, 508, 84, 30)
  return over(
    cloth(bowl, { color: paletteOf('#dceaf2'), light: [wedge(270, 350, 290, 650, 60)] }),
    within(bowl, over(...food)),
    line(bowl, '#8fb0c4', 5),
    line('M216 372L240 610', '#ffffff', 16, { opacity: 0.7 }),
    cast(lid, bowl, 0.4),
    cloth(lid, { color, light: [wedge(250, 262, 270, 340, 130)], depth: 0.4 }),
    line('M170 330H630', SILICONE.base, 10),
    ...[250, 550].map(x =>
      over(
        cloth(box(x - 46, 286, 92, 120, 18), { color: BAND }),
        line(`M${x - 26} 378H${x + 26}`, BAND.deep, 6)
      )
    )
  )
}

const food: readonly Mark[] = [
  shape('M190 480H400V680H190Z', '#9cc45a'),
  shape('M400 460H610V680H400Z', '#f0c674'),
  ...[250, 310, 360].map((x, place) => shape(circle(x, 480 - place * 12, 40), '#d8443c')),
  ...[440, 500, 556].map(x => shape(box(x - 22, 440, 44, 170, 20), '#ee8434')),
  line('M400 420V670', '#b9d3e0', 9)
]

/** Without its lid: bread, apple and carrots, each in its own part. */
function openBox(color: Palette): Mark {
  const inside = box(160, 200, 480, 410, 60)
  return over(
    cloth(box(126, 166, 548, 478, 90), { color, depth: 0.3 }),
    cloth(inside, { color: SILICONE }),
    cloth(box(186, 226, 226, 356, 34), { color: paletteOf('#e8b866') }),
    shape(box(214, 256, 170, 296, 26), '#f7dfae'),
    line('M214 396C260 380 330 412 384 396', '#6fa53c', 22),
    line('M214 424C260 410 330 440 384 424', '#d8443c', 14),
    ...[476, 562].map(x => over(shape(circle(x, 310, 46), '#d8443c'), apple(x))),
    ...[462, 514, 566].map(x =>
      cloth(box(x - 21, 428, 42, 148, 20), { color: paletteOf('#ee8434') })
    ),
    line('M426 226V582M426 402H612', color.shade, 12)
  )
}

const apple = (x: number): Mark =>
  over(
    shape(circle(x, 312, 36), '#fbf3dc'),
    shape(oval(x - 9, 312, 5, 10), '#6a4a18'),
    shape(oval(x + 9, 312, 5, 10), '#6a4a18')
  )

const leaf = (x: number, y: number, color: Palette): Mark =>
  moved(
    `translate(${x} ${y})`,
    over(
      shape('M-46 22C-44 -26 4 -40 48 -30C48 10 10 40 -46 22Z', '#6fa53c'),
      line('M-58 32C-30 12 0 0 28 -18', color.deep, 5)
    )
  )

export const LUNCH_BOXES: Readonly<Record<string, Drawing>> = {
  'lunch-box': {
    draw: lunchBox,
    cuts: { cutlery: 'с приборами', sealed: 'герметичн' },
    detail: { at: [500, 360], words: 'край крышки' },
    back: 'в раскрытом виде',
    measures: [
      { from: [170, 734], to: [630, 734], title: 'длина', cm: 21 },
      { from: [724, 236], to: [724, 664], title: 'высота', cm: 12 }
    ],
    hex: '#3f9fae'
  }
}
