import { cloth } from '../cloth.ts'
import type { Drawing, Look } from '../drawing.ts'
import { written } from '../handwriting.ts'
import { line, linear, type Mark, moved, over, radial, shape, within } from '../mark.ts'
import { box, circle, pair } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { STEEL } from './metal.ts'

const ball = (color: Palette) =>
  radial(
    [0.36, 0.3, 0.85],
    [0, color.glint],
    [0.35, color.base],
    [0.75, color.base],
    [1, color.deep]
  )

function yoYo({ color, isBack }: Look): Mark {
  return over(
    line('M400 160C420 90 500 60 540 90S560 170 520 150', '#eef1f6', 9),
    line('M400 160C420 90 500 60 540 90S560 170 520 150', '#8d93a5', 2),
    shape(circle(400, 430, 260), color.deep),
    shape(circle(400, 424, 256), ball(color)),
    line(circle(400, 424, 218), color.seam, 5),
    line(circle(400, 424, 206), color.glint, 3, { opacity: 0.7 }),
    isBack
      ? over(
          shape(circle(400, 424, 120), STEEL),
          shape(circle(400, 424, 60), '#6b7182'),
          shape(circle(400, 424, 40), '#eef1f6')
        )
      : over(
          shape(circle(400, 424, 130), color.light),
          shape(
            'M400 310L434 386L516 394L454 448L472 530L400 486L328 530L346 448L284 394L366 386Z',
            '#ffe36b'
          )
        ),
    line('M230 330C260 260 320 220 380 212', '#ffffff', 18, { opacity: 0.5 })
  )
}

const ticks = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6
  const at = (far: number) =>
    `${Math.round(400 + Math.sin(angle) * far)} ${Math.round(430 - Math.cos(angle) * far)}`
  return `M${at(186)}L${at(hour % 3 === 0 ? 158 : 172)}`
}).join('')

function alarmClock(look: Look): Mark {
  const { color, isBack } = look
  const bells = pair('440 190 C 450 110 560 120 590 210 C 600 240 590 254 574 250')
  const feet = pair('540 620 L 600 700 L 566 706 L 510 646')
  const face = circle(400, 430, 200)
  return over(
    ...feet.map(d => cloth(d, { color: paletteOf(color.dark) })),
    ...bells.map(d => cloth(d, { color: paletteOf(color.shade) })),
    line('M340 130C340 70 460 70 460 130', '#9aa2b3', 14),
    shape(box(388, 150, 24, 60, 8), STEEL),
    shape(circle(400, 430, 246), ball(color)),
    line(circle(400, 430, 246), color.seam, 3),
    isBack
      ? over(
          shape(circle(400, 430, 196), color.shade),
          shape(box(310, 460, 180, 110, 16), color.dark),
          ...[330, 470].map(x =>
            over(shape(circle(x, 360, 40), STEEL), line(`M${x - 24} 360H${x + 24}`, '#6b7182', 9))
          )
        )
      : over(
          shape(face, linear([0, 0, 1, 1], [0, '#ffffff'], [1, '#e6eaf2'])),
          line(ticks, '#20242f', 9),
          written('12', 400, 306, 40, '#20242f'),
          written('3', 524, 430, 40, '#20242f'),
          written('6', 400, 556, 40, '#20242f'),
          written('9', 276, 430, 40, '#20242f'),
          line('M400 430L328 376', '#20242f', 15),
          line('M400 430L470 330', '#20242f', 10),
          line('M400 430L402 540', '#d5303e', 5),
          shape(circle(400, 430, 16), color.base),
          line(face, color.deep, 5, { opacity: 0.5 })
        ),
    line('M226 330C250 280 290 240 340 222', '#ffffff', 14, { opacity: 0.5 })
  )
}

function magnet({ color, isBack }: Look): Mark {
  const arc =
    'M170 640V400C170 250 270 160 400 160S630 250 630 400V640H490V400C490 330 460 300 400 300S310 330 310 400V640Z'
  return moved(
    isBack ? 'rotate(180 400 400)' : 'rotate(-18 400 400)',
    over(
      cloth(arc, { color }),
      within(
        arc,
        over(
          shape(box(150, 540, 180, 120), STEEL),
          shape(box(470, 540, 180, 120), STEEL),
          line('M150 540H340M470 540H650', '#6b7182', 3)
        )
      ),
      line('M204 560V400C204 290 270 210 380 196', '#ffffff', 15, { opacity: 0.5 }),
      line(arc, color.seam, 3),
      line(
        'M200 690l-14 30M240 690v34M280 690l14 30M520 690l-14 30M560 690v34M600 690l14 30',
        '#f2a73b',
        9
      )
    )
  )
}

function goggles({ color, isBack }: Look): Mark {
  const lenses = pair(
    '424 400 C 430 320 500 290 570 296 C 640 302 680 350 676 410 C 670 480 600 510 530 500 C 460 490 426 460 424 400'
  )
  const strapD = 'M130 390C120 260 260 220 400 220S680 260 670 390'
  return over(
    line(strapD, color.deep, 44),
    line(strapD, isBack ? color.dark : color.shade, 36),
    line(strapD, color.glint, 4, { dash: '14 10', opacity: 0.7 }),
    isBack && cloth(box(350, 190, 100, 60, 10), { color: paletteOf('#30343f') }),
    line('M372 396C384 376 416 376 428 396', '#30343f', 20),
    ...lenses.map(d =>
      over(
        line(d, color.deep, 40),
        line(d, color.base, 30),
        shape(d, linear([0, 0, 1, 1], [0, '#cfeefa'], [0.5, '#8fc4e0'], [1, '#4f86ad'])),
        line(d, '#20242f', 3, { opacity: 0.5 })
      )
    ),
    line('M480 350C510 320 560 320 590 330M180 350C210 320 250 320 280 330', '#ffffff', 15, {
      opacity: 0.8
    })
  )
}

export const TOYS: Readonly<Record<string, Drawing>> = {
  'yo-yo': {
    draw: yoYo,
    detail: { at: [480, 330], words: 'край и отделка' },
    back: 'подшипник',
    measures: [{ from: [140, 730], to: [660, 730], title: 'диаметр', cm: 5.5 }]
  },
  'alarm-clock': {
    draw: alarmClock,
    detail: { at: [540, 250], words: 'звонок и край циферблата' },
    back: 'задняя стенка',
    measures: [{ from: [720, 90], to: [720, 706], title: 'высота', cm: 14 }]
  },
  magnet: {
    draw: magnet,
    detail: { at: [240, 600], words: 'полюс' },
    back: 'с другой стороны',
    measures: []
  },
  goggles: {
    draw: goggles,
    detail: { at: [540, 390], words: 'линза и уплотнитель' },
    back: 'ремешок с застёжкой',
    measures: [{ from: [120, 570], to: [680, 570], title: 'ширина', cm: 16 }]
  }
}
