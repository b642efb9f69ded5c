import { cloth, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { line, type Mark, moved, over, shape, within } from '../mark.ts'
import { box, circle } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { CELL, PAPER, rows } from './leaves.ts'
import { STEEL } from './metal.ts'

function folder(look: Look): Mark {
  const { color } = look
  const back = box(130, 190, 540, 460, 26)
  const front = box(130, 230, 540, 430, 26)
  return over(
    look.has('handles') && line('M310 200C310 110 490 110 490 200', color.dark, 26),
    cloth(back, { color: paletteOf(color.dark) }),
    look.isBack &&
      over(
        ...[0, 1, 2].map(at =>
          over(
            shape(box(190 + at * 22, 110 + at * 26, 400, 460, 10), PAPER.base),
            line(box(190 + at * 22, 110 + at * 26, 400, 460, 10), '#b9bdc9', 2),
            within(
              box(190 + at * 22, 110 + at * 26, 400, 460, 10),
              line(
                rows(150, 600, 26)
                  .map(y => `M160 ${y}H700`)
                  .join(''),
                CELL,
                1.6
              )
            )
          )
        )
      ),
    cloth(look.isBack ? box(130, 330, 540, 330, 26) : front, { color }),
    !look.isBack &&
      (look.has('elastic')
        ? line('M180 236V654M620 236V654', '#20242f', 9)
        : over(
            line('M150 262H650', color.deep, 18, { opacity: 0.7 }),
            line('M150 262H650', '#e9edf2', 8, { dash: '4 4', cap: 'butt' }),
            shape(box(556, 246, 60, 32, 8), STEEL)
          )),
    shape(box(220, 400, 230, 110, 14), PAPER.base),
    line('M246 440H424M246 474H380', CELL, 4),
    stitches('M156 630H644', color)
  )
}

function bookmark(look: Look): Mark {
  const { color } = look
  const one = (tone: Palette) =>
    over(
      cloth('M330 150H470V640L400 580L330 640Z', { color: tone }),
      line('M346 166H454V600L400 556L346 600Z', tone.glint, 4, { dash: '10 8' }),
      shape(circle(400, 196, 15), '#eef1f6'),
      line(circle(400, 196, 15), tone.deep, 4),
      line('M400 190C396 120 440 90 470 70', tone.dark, 9),
      shape(
        'M400 300L420 346L470 350L432 382L444 430L400 404L356 430L368 382L330 350L380 346Z',
        tone.glint,
        0.85
      )
    )
  const count = look.has('six') ? 6 : look.has('three') ? 3 : 1
  if (look.isBack) return one(paletteOf(color.shade))
  if (count === 1) return moved('rotate(8 400 400)', one(color))
  return over(
    ...Array.from({ length: count }, (_, at) =>
      moved(
        `rotate(${(at - (count - 1) / 2) * (count > 3 ? 11 : 18)} 400 900) scale(.86) translate(64 80)`,
        one(at % 2 === 0 ? color : paletteOf(color.light))
      )
    )
  )
}

function paperPack({ color, isBack }: Look): Mark {
  const sheets = rows(470, 640, 8)
    .map(at => `M140 ${at}H660`)
    .join('')
  if (isBack)
    return over(
      ...[0, 1, 2, 3].map(at =>
        moved(
          `rotate(${at * 5 - 9} 400 420)`,
          over(
            shape(box(220, 140, 360, 510), PAPER.base),
            line(box(220, 140, 360, 510), '#b9bdc9', 2)
          )
        )
      )
    )
  return over(
    cloth('M140 470L220 200H580L660 470V650H140Z', { color: PAPER }),
    line(sheets, '#c9ced9', 2),
    cloth('M140 470L220 200H580L660 470Z', { color: PAPER }),
    cloth('M250 198H350L300 472V652H180V472Z', { color }),
    line('M400 300L520 300L545 400H385Z', '#c9ced9', 4)
  )
}

export const FOLDERS: Readonly<Record<string, Drawing>> = {
  folder: {
    draw: folder,
    cuts: { handles: 'с ручками', elastic: 'резинк' },
    detail: { at: [540, 320], words: 'застёжка' },
    back: 'с тетрадями внутри',
    measures: [
      { from: [130, 720], to: [670, 720], title: 'ширина', cm: 33 },
      { from: [716, 190], to: [716, 660], title: 'высота', cm: 24 }
    ]
  },
  bookmark: {
    draw: bookmark,
    cuts: { three: '3 штук', six: '6 штук' },
    detail: { at: [400, 260], words: 'кольцо и строчка' },
    back: 'оборот',
    measures: [{ from: [560, 150], to: [560, 640], title: 'длина', cm: 15 }]
  },
  paper: {
    draw: paperPack,
    detail: { at: [320, 500], words: 'край пачки' },
    back: 'листы',
    measures: [{ from: [140, 720], to: [660, 720], title: 'ширина', cm: 21 }],
    hex: '#2334c4'
  }
}
