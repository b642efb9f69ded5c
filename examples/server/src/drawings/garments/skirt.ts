import { cast, cloth, seam, stitches } from '../cloth.ts'
import { type Look } from '../drawing.ts'
import { tartan, twill, type Weave } from '../fabrics.ts'
import { line, type Mark, over, shape, within } from '../mark.ts'
import { pair, symmetric, wedge } from '../outline.ts'
import { type Palette, paletteOf } from '../palette.ts'

const SKIRTS = {
  straight: '400 386 L 524 386 C 546 440 560 560 566 706 C 520 722 460 728 400 728',
  flared: '400 386 L 520 386 C 556 470 640 590 676 676 C 640 722 480 740 400 740',
  usual: '400 386 L 522 386 C 552 460 606 590 628 692 C 590 724 470 734 400 734'
}

function skirtOf(look: Look): string {
  if (look.has('straight')) return symmetric(SKIRTS.straight)
  return symmetric(look.has('flared') || look.has('pleats') ? SKIRTS.flared : SKIRTS.usual)
}

const FOLDS = [
  wedge(318, 396, 226, 750, 34),
  wedge(366, 392, 330, 760, 30),
  wedge(432, 392, 456, 760, 34),
  wedge(486, 394, 566, 750, 40)
]

const GLINTS = [
  wedge(300, 400, 190, 740, 20),
  wedge(344, 396, 290, 750, 22),
  wedge(404, 396, 402, 760, 22),
  wedge(462, 398, 516, 750, 20)
]

/** Knife pleats: every one a dark side and a light edge. */
function pleats(color: Palette): Mark {
  const places = Array.from({ length: 12 }, (_, place) => place - 5.5)
  return over(
    ...places.map(place => {
      const [above, below] = [400 + place * 22, 400 + place * 49]
      const dark = `M${above} 384L${below} 760H${below + 20}L${above + 9} 384Z`
      return over(
        shape(dark, color.deep, 0.42),
        line(`M${above} 384L${below} 760`, color.glint, 2.6, { opacity: 0.65 }),
        line(`M${above + 9} 384L${below + 20} 760`, color.seam, 1.2, { opacity: 0.5 })
      )
    })
  )
}

export function skirt(look: Look, weave: Weave): Mark {
  const { color } = look
  const outline = skirtOf(look)
  if (look.has('pleats')) {
    return over(cloth(outline, { color, weave: tartan }), within(outline, pleats(color)))
  }
  const hem = 'M150 700C260 726 340 720 400 720S540 726 650 700'
  return over(
    cloth(outline, { color, weave, dark: FOLDS, light: GLINTS, depth: 0.42 }),
    within(outline, stitches(hem, color)),
    within(outline, seam('M400 392V740', color))
  )
}

export function slantPockets(color: Palette): Mark {
  const welts = pair('478 430 L 536 476 L 530 490 L 470 444')
  return over(
    ...welts.map(welt => cloth(welt, { color })),
    ...welts.map(welt => line(welt, color.deep, 2, { opacity: 0.5 }))
  )
}

export function belt(look: Look): Mark {
  const { color } = look
  const outline = symmetric('400 374 L 526 370 C 530 384 530 392 528 404 C 480 412 440 412 400 412')
  const band = cloth(outline, {
    color: look.has('belt') ? paletteOf(color.dark) : color,
    weave: twill
  })
  return over(cast(outline, skirtOf(look), 0.35), band)
}
