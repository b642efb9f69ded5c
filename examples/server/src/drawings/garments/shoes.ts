import { cloth, seam, stitches } from '../cloth.ts'
import type { Drawing, Look } from '../drawing.ts'
import { grain, mesh, rib } from '../fabrics.ts'
import { line, linear, type Mark, moved, over, radial, shape, within } from '../mark.ts'
import { box, oval, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'
import { insole } from './sizes.ts'

const RUBBER = paletteOf('#3a2c26')
const WHITE = paletteOf('#f5f6fa')

/** The other shoe of the pair stands behind. */
const both = (shoe: Mark): Mark =>
  over(
    shape(
      oval(400, 610, 330, 26),
      radial([0.5, 0.5, 0.5], [0, '#141830', 0.22], [1, '#141830', 0])
    ),
    moved('translate(70 -96)', shoe),
    moved('translate(-10 44)', shoe)
  )

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

const SNEAKER =
  'M116 478C118 440 150 424 210 404C290 376 340 330 366 280C400 262 470 270 512 262C560 252 590 270 604 300C620 350 640 420 646 480C646 496 640 500 620 500H140C122 500 114 496 116 478Z'

function sneakers(look: Look): Mark {
  const { color } = look
  const sole =
    'M104 486C160 498 560 498 654 478C664 510 660 540 640 552H160C116 552 96 520 104 486Z'
  const laces = [0, 1, 2, 3]
    .map(
      place => `M${330 - place * 34} ${332 + place * 22}L${404 - place * 30} ${340 + place * 20}`
    )
    .join('')
  return both(
    over(
      cloth(SNEAKER, {
        color,
        weave: mesh,
        dark: [wedge(330, 440, 300, 372, 60)],
        light: [wedge(250, 450, 160, 440, 26)],
        depth: 0.4
      }),
      within(
        SNEAKER,
        over(
          shape('M100 500C110 440 150 430 200 440C240 450 250 480 250 510Z', color.shade),
          stitches('M118 470C140 440 180 440 208 448C234 460 244 480 244 500', color),
          shape('M520 250C500 330 540 400 660 420V250Z', color.shade),
          stitches('M516 270C508 340 546 404 640 424', color),
          line('M300 500C340 440 430 400 560 470', '#ffffff', 20),
          line('M340 500C380 450 450 430 530 500', '#ffffff', 12, { opacity: 0.9 })
        )
      ),
      cloth(
        'M366 280C350 320 300 372 236 396C260 420 320 420 360 400L452 286C420 270 390 268 366 280Z',
        { color: WHITE, weave: rib }
      ),
      look.has('velcro')
        ? over(
            cloth('M290 350L330 320L430 372L400 410Z', { color: WHITE }),
            cloth('M250 388L286 364L390 424L350 446Z', { color: WHITE })
          )
        : over(line(laces, '#8b90a2', 13), line(laces, '#ffffff', 10)),
      cloth('M366 278C400 258 470 268 512 260C560 250 588 264 602 292C560 320 440 320 366 278Z', {
        color: paletteOf(color.deep)
      }),
      cloth(sole, { color: WHITE }),
      within(
        sole,
        over(
          line('M108 512C200 524 560 524 656 504', color.base, 9),
          line(
            'M150 552V534M190 552V534M230 552V534M270 552V534M490 552V534M530 552V534M570 552V534M610 552V534',
            WHITE.dark,
            6,
            { opacity: 0.6 }
          )
        )
      )
    )
  )
}

const BALLET =
  'M150 160C110 200 96 300 110 420C120 520 150 610 210 612C270 610 300 520 306 420C314 300 304 200 262 160C230 140 180 140 150 160Z'

function ballet(look: Look): Mark {
  const { color } = look
  const opening =
    'M160 190C140 250 136 330 150 400C170 440 250 440 268 400C280 330 276 250 256 190C230 172 184 172 160 190Z'
  const one = over(
    cloth(BALLET, {
      color,
      weave: grain,
      dark: [wedge(210, 450, 200, 612, 70)],
      light: [wedge(180, 470, 166, 580, 40)],
      depth: 0.34
    }),
    shape(opening, linear([0, 0, 0, 1], [0, color.dark], [1, color.deep])),
    within(opening, shape(oval(208, 290, 48, 130), '#f1dfcf')),
    line(opening, color.shade, 9),
    stitches(opening, color),
    look.has('ribbon')
      ? over(
          line('M160 196C200 260 250 300 268 380', color.base, 20),
          line('M258 196C220 260 170 300 152 380', color.base, 20),
          line('M160 196C200 260 250 300 268 380M258 196C220 260 170 300 152 380', color.seam, 1.5)
        )
      : cloth('M142 296C180 280 240 280 276 296V324C240 308 180 308 142 324Z', {
          color,
          weave: rib
        }),
    line('M186 424C200 448 220 448 232 424', color.seam, 5)
  )
  return over(
    moved('translate(60 16) rotate(-6 200 400)', one),
    moved('translate(316 16) rotate(6 200 400)', one)
  )
}

/** Soles, seen from below. */
const soles = (color: Palette, sole: Palette): Mark => {
  const outline =
    'M200 110C270 110 306 170 304 260C300 340 280 380 284 470C288 580 260 690 206 690C150 690 126 590 132 480C136 390 108 340 108 250C108 170 140 110 200 110Z'
  const treads = Array.from(
    { length: 13 },
    (_, place) => `M110 ${150 + place * 42}q95 ${place > 5 ? -26 : 26} 200 0`
  ).join('')
  const one = over(
    cloth(outline, { color: sole }),
    within(
      outline,
      over(
        line(treads, sole.deep, 9, { opacity: 0.4 }),
        line(treads, sole.glint, 3, { opacity: 0.4 })
      )
    ),
    line(outline, color.base, 9),
    cloth(box(168, 400, 76, 40, 8), { color })
  )
  return over(moved('translate(80 0)', one), moved('translate(718 0) scale(-1 1)', one))
}

const shoe = (
  draw: (look: Look) => Mark,
  sole: Palette,
  rest: Pick<Drawing, 'cuts' | 'detail'>
): Drawing => ({
  draw: look => (look.isBack ? soles(look.color, sole) : draw(look)),
  back: 'подошва',
  measures: [{ from: [106, 690], to: [640, 690], title: 'стелька', cm: insole }],
  ...rest
})

export const SHOES: Readonly<Record<string, Drawing>> = {
  derby: shoe(derby, RUBBER, { detail: { at: [330, 400], words: 'строчка и шнурки' } }),
  pumps: shoe(pumps, RUBBER, {
    cuts: { strap: 'ремешк', gloss: 'лаков', bow: 'бантик' },
    detail: { at: [420, 440], words: 'верх и ремешок' }
  }),
  sneakers: shoe(sneakers, WHITE, {
    cuts: { velcro: 'липучк' },
    detail: { at: [320, 420], words: 'шнуровка и сетка' }
  }),
  'ballet-shoes': shoe(ballet, paletteOf('#d9b48f'), {
    cuts: { ribbon: 'лентами' },
    detail: { at: [270, 300], words: 'край и строчка' }
  })
}
