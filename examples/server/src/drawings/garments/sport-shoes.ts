import { cloth, stitches } from '../cloth.ts'
import { type Drawing, type Look } from '../drawing.ts'
import { grain, mesh, rib } from '../fabrics.ts'
import { line, linear, type Mark, moved, over, shape, within } from '../mark.ts'
import { oval, wedge } from '../outline.ts'
import { paletteOf } from '../palette.ts'
import { both, shoe, WHITE } from './soles.ts'

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

export const SPORT_SHOES: Readonly<Record<string, Drawing>> = {
  sneakers: shoe(sneakers, WHITE, {
    cuts: { velcro: 'липучк' },
    detail: { at: [320, 420], words: 'шнуровка и сетка' }
  }),
  'ballet-shoes': shoe(ballet, paletteOf('#d9b48f'), {
    cuts: { ribbon: 'лентами' },
    detail: { at: [270, 300], words: 'край и строчка' }
  })
}
