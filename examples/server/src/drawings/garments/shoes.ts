import { cloth, seam, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { grain } from '../fabrics.ts'
import { line, type Mark, over, within } from '../mark.ts'
import { box, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { both, RUBBER, shoe } from './soles.ts'

const DERBY =
  'M120 470C124 430 150 410 200 396C290 372 330 320 352 286C396 262 500 262 560 290C600 330 640 390 646 470C646 500 640 510 620 512H150C126 512 116 500 120 470Z'

function derby({ color }: Look): Mark {
  const laces = [300, 330, 360]
    .map((y, place) => `M${352 - place * 26} ${y + 8}L${424 - place * 20} ${y - 6}`)
    .join('')
  return both(
    over(
      cloth(
        'M112 500H652V540C652 552 640 556 620 556H540V530H420C360 556 200 560 150 556C120 552 108 530 112 500Z',
        { color: RUBBER }
      ),
      cloth(DERBY, {
        color,
        weave: grain,
        dark: [wedge(300, 470, 250, 372, 60), wedge(560, 420, 600, 512, 60)],
        light: [wedge(240, 430, 160, 420, 26)],
        depth: 0.45
      }),
      within(
        DERBY,
        over(
          stitches('M256 378C290 430 280 480 276 512', color),
          seam('M248 382C280 430 272 480 268 512', color)
        )
      ),
      cloth('M352 286C330 320 290 372 236 392C270 420 330 420 372 396L448 300Z', {
        color,
        weave: grain
      }),
      cloth('M352 284C400 258 510 262 562 292C540 316 470 320 420 306C396 300 370 296 352 284Z', {
        color: paletteOf(color.deep)
      }),
      within(
        DERBY,
        over(
          seam('M448 300C440 380 430 440 380 512', color),
          stitches('M458 304C450 384 440 444 390 512', color)
        )
      ),
      line(laces, color.deep, 11),
      line(laces, color.glint, 4, { opacity: 0.5 }),
      line('M160 442C190 424 220 420 240 424', color.glint, 10, { opacity: 0.35 })
    )
  )
}

const PUMP =
  'M120 480C122 430 170 408 226 398C270 392 300 410 330 440C380 470 470 440 540 380C580 350 620 350 640 380C652 410 650 470 646 512H150C126 512 116 500 120 480Z'

function pumps(look: Look): Mark {
  const { color } = look
  return both(
    over(
      cloth('M112 500H652V560H560V524H430C350 546 200 552 150 546C118 544 108 524 112 500Z', {
        color: RUBBER
      }),
      cloth(
        'M226 398C330 380 520 350 612 352C640 356 648 380 640 400C560 470 380 500 320 440C290 412 270 396 226 398Z',
        { color: paletteOf(color.deep) }
      ),
      cloth(PUMP, {
        color,
        weave: look.has('gloss') ? undefined : grain,
        dark: [wedge(340, 450, 330, 512, 60), wedge(600, 400, 640, 512, 60)],
        light: [wedge(230, 440, 150, 440, 30)],
        depth: 0.4
      }),
      within(
        PUMP,
        stitches(
          'M232 408C276 402 300 420 332 450C384 480 476 450 546 390C584 362 616 362 634 386',
          color
        )
      ),
      look.has('gloss') &&
        line('M150 452C170 430 200 424 234 424', '#ffffff', 12, { opacity: 0.6 }),
      (look.has('strap') || !look.has('bow')) && strap(color),
      look.has('bow') && bow(color)
    )
  )
}

const strap = (color: Palette) =>
  over(
    cloth('M402 372L446 352L474 456L430 470Z', { color }),
    line(box(424, 396, 30, 26, 5), '#c9a24a', 6)
  )

const bow = (color: Palette) =>
  over(
    cloth(
      'M230 400C190 360 170 372 172 396C176 420 206 424 230 408C256 428 290 424 292 398C292 374 268 366 230 400Z',
      { color }
    ),
    cloth(box(216, 388, 30, 28, 8), { color })
  )

export const SHOES: Readonly<Record<string, Drawing>> = {
  derby: shoe(derby, RUBBER, { detail: { at: [330, 400], words: 'строчка и шнурки' } }),
  pumps: shoe(pumps, RUBBER, {
    cuts: { strap: 'ремешк', gloss: 'лаков', bow: 'бантик' },
    detail: { at: [420, 440], words: 'верх и ремешок' }
  })
}
