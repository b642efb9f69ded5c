import { cloth } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { written } from '../handwriting.ts'
import { line, type Mark, moved, over, shape } from '../mark.ts'
import { box, circle, symmetric, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { WOOD } from './paints.ts'

const marks = (count: number, from: number, step: number) =>
  Array.from(
    { length: count * 10 + 1 },
    (_, at) => `M${from + (at * step) / 10} 330v${at % 10 === 0 ? 46 : at % 5 === 0 ? 34 : 22}`
  ).join('')

/** Its length is the one of the title. */
function ruler(look: Look): Mark {
  const length = look.has('short') ? 15 : look.has('middle') ? 20 : 30
  const step = 640 / (length + 1)
  const outline = box(70, 330, 660, 130, 10)
  const clear = look.has('clear')
  const color = clear ? paletteOf('#bfe3ef') : WOOD
  const drawn = over(
    clear ? shape(outline, color.base, 0.7) : cloth(outline, { color }),
    line(outline, color.seam, 2),
    line(marks(length, 70 + step / 2, step), '#20242f', length > 20 ? 1.3 : 1.8, { cap: 'butt' }),
    ...Array.from({ length: length + 1 }, (_, at) =>
      length > 20 && at % 5 !== 0
        ? undefined
        : written(String(at), 70 + step / 2 + at * step, 398, 24, '#20242f')
    ),
    shape(circle(700, 436, 9), '#ffffff')
  )
  if (look.has('slot')) return moved('rotate(-45 400 400) translate(-100 -100) scale(1.25)', drawn)
  return look.isFlat ? drawn : moved(`rotate(${look.isBack ? 90 : -24} 400 400)`, drawn)
}

function square(look: Look): Mark {
  const equal = look.has('equal')
  const outline = equal ? 'M150 660V200L610 660Z' : 'M180 690V110L520 690Z'
  const hole = equal ? 'M220 590V370L440 590Z' : 'M236 630V320L414 630Z'
  const color = look.has('clear') ? paletteOf('#bfe3ef') : look.color
  const ticks = Array.from(
    { length: 41 },
    (_, at) =>
      `M${equal ? 150 : 180} ${(equal ? 650 : 680) - at * (equal ? 10.8 : 13.6)}h${at % 5 === 0 ? 26 : 14}`
  ).join('')
  const one = over(
    shape(`${outline}${hole}`, color.base, 0.001),
    {
      body: `<path fill-rule="evenodd" d="${outline}${hole}" fill="${color.base}" opacity=".92"/>`,
      defs: []
    },
    line(outline, color.seam, 3),
    line(hole, color.seam, 2.4),
    line(ticks, color.deep, 2.4, { cap: 'butt' }),
    look.has('protractor') && line('M300 640A110 110 0 0 1 410 640', color.deep, 5)
  )
  const turned = look.isBack ? moved('translate(800 0) scale(-1 1)', one) : one
  return look.has('two')
    ? over(
        moved('translate(60 -20) scale(.86)', turned),
        moved('translate(740 90) scale(-.7 .7)', turned)
      )
    : moved('translate(20 0)', turned)
}

const CLIPS = [
  '#d5303e',
  '#2b62d9',
  '#3a9a57',
  '#f2c531',
  '#6d4bc0',
  '#ee8434',
  '#21a5a8',
  '#c72c6c'
]

function clips(look: Look): Mark {
  const wire = 'M20 -70V50A30 30 0 0 0 80 50V-60A22 22 0 0 0 36 -60V44A14 14 0 0 0 64 44V-40'
  const many = Array.from({ length: 22 }, (_, at) => {
    const [angle, far] = [at * 137.5, 34 * Math.sqrt(at)]
    const [x, y] = [
      400 + Math.cos((angle * Math.PI) / 180) * far * 1.2,
      400 + Math.sin((angle * Math.PI) / 180) * far * 1.1
    ]
    const hex = look.has('colored') ? (CLIPS[at % CLIPS.length] ?? '#9aa2b3') : '#a3abba'
    const tone = paletteOf(hex)
    return moved(
      `translate(${Math.round(x - 50)} ${Math.round(y)}) rotate(${(at * 53) % 180} 50 0) scale(.86)`,
      over(
        moved('translate(4 8)', line(wire, '#141830', 12, { opacity: 0.14 })),
        line(wire, tone.dark, 12),
        line(wire, tone.light, 6)
      )
    )
  })
  return over(...(look.isBack ? many.slice(0, 5) : many))
}

function pins({ color, isBack }: Look): Mark {
  const one = over(
    line('M400 470V640', '#7d8696', 9),
    line('M398 470V630', '#eef1f6', 3),
    cloth(symmetric('400 440 L 490 440 C 496 470 470 484 400 486'), {
      color: paletteOf(color.shade)
    }),
    cloth(symmetric('400 300 L 446 300 C 440 360 452 410 486 440 L 400 446'), {
      color,
      light: [wedge(380, 300, 370, 440, 26)]
    }),
    cloth(symmetric('400 240 L 470 240 C 500 250 500 300 470 306 L 400 310'), { color })
  )
  if (isBack) return moved('translate(-240 -180) scale(1.6)', one)
  return over(
    ...[
      [-190, 40, -24],
      [150, -110, 30],
      [0, -60, 0],
      [-110, -150, -10],
      [190, 110, 16],
      [20, 120, -8]
    ].map(([x = 0, y = 0, turn = 0]) => moved(`translate(${x} ${y}) rotate(${turn} 400 440)`, one))
  )
}

export const DESK: Readonly<Record<string, Drawing>> = {
  ruler: {
    draw: ruler,
    isPocketed: true,
    cuts: { short: '15 см', middle: '20 см', clear: 'прозрач' },
    detail: { at: [300, 430], words: 'деления' },
    back: 'стоит вертикально',
    measures: [],
    hex: '#d9a763'
  },
  'set-square': {
    draw: square,
    cuts: { equal: '45 град', two: '2 штук', clear: 'прозрач', protractor: 'транспорт' },
    detail: { at: [240, 560], words: 'деления' },
    back: 'обратная сторона',
    measures: [],
    hex: '#f2a73b'
  },
  'paper-clips': {
    draw: clips,
    cuts: { colored: 'цветн' },
    detail: { at: [400, 400], words: 'изгиб' },
    back: 'поштучно',
    measures: [],
    hex: '#a3abba'
  },
  'push-pins': {
    draw: pins,
    detail: { at: [400, 380], words: 'головка' },
    back: 'одна кнопка',
    measures: []
  }
}
