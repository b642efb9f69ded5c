/** Something drawn: SVG elements and the definitions that they point to. */
export interface Mark {
  readonly body: string
  readonly defs: readonly string[]
}

/** A colour, or a gradient with its definition. */
export type Paint = string | { readonly url: string; readonly def: string }

/** Later ones lie over earlier ones. */
export const over = (...marks: readonly (Mark | false | undefined)[]): Mark => {
  const drawn = marks.filter(mark => mark !== false && mark !== undefined)
  return {
    body: drawn.map(mark => mark.body).join(''),
    defs: [...new Set(drawn.flatMap(mark => mark.defs))]
  }
}

const urlOf = (paint: Paint) => (typeof paint === 'string' ? paint : paint.url)
const defsOf = (paint: Paint) => (typeof paint === 'string' ? [] : [paint.def])

/** Equal definitions get equal names, so that each is written once. */
function nameOf(text: string): string {
  let hash = 5381
  for (let at = 0; at < text.length; at += 1) hash = (hash * 33 + text.charCodeAt(at)) % 2 ** 42
  return `d${hash.toString(36)}`
}

type Stop = readonly [offset: number, color: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"` +
        `${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
    )
    .join('')

function defined(tag: string, attributes: string, content: string) {
  const name = nameOf(tag + attributes + content)
  return { url: `url(#${name})`, def: `<${tag} id="${name}" ${attributes}>${content}</${tag}>` }
}

type Ends = readonly [x1: number, y1: number, x2: number, y2: number]

/** Over the box of what it fills: 0 0 is its upper left corner, 1 1 its lower right one. */
export const linear = ([x1, y1, x2, y2]: Ends, ...stops: readonly Stop[]): Paint =>
  defined('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stopsOf(stops))

type Point = readonly [x: number, y: number]

/** From one point of the sheet to another. */
export const across = ([x1, y1]: Point, [x2, y2]: Point, ...stops: readonly Stop[]): Paint =>
  defined(
    'linearGradient',
    `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" gradientUnits="userSpaceOnUse"`,
    stopsOf(stops)
  )

const round = (value: number) => Math.round(value * 10) / 10

export const radial = (
  [x, y, radius]: readonly [number, number, number],
  ...stops: readonly Stop[]
): Paint => defined('radialGradient', `cx="${x}" cy="${y}" r="${radius}"`, stopsOf(stops))

/** A tile that repeats; never turned, because turned tiles take sixty times as long to draw. */
export const pattern = (width: number, height: number, tile: string): Paint =>
  defined('pattern', `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`, tile)

/** A filled outline, given as path data. */
export const shape = (d: string, paint: Paint, opacity = 1): Mark => ({
  body: `<path d="${d}" fill="${urlOf(paint)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
  defs: defsOf(paint)
})

interface Pen {
  readonly opacity?: number
  readonly dash?: string
  readonly cap?: 'round' | 'butt'
}

export const line = (
  d: string,
  paint: Paint,
  width: number,
  { opacity = 1, dash, cap = 'round' }: Pen = {}
): Mark => ({
  body:
    `<path d="${d}" fill="none" stroke="${urlOf(paint)}" stroke-width="${width}" ` +
    `stroke-linecap="${cap}" stroke-linejoin="round"` +
    `${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
  defs: defsOf(paint)
})

/** Only what lies within the outline is seen. */
export function within(outline: string, mark: Mark): Mark {
  const clip = defined('clipPath', 'clipPathUnits="userSpaceOnUse"', `<path d="${outline}"/>`)
  return {
    body: `<g clip-path="${clip.url}">${mark.body}</g>`,
    defs: [...mark.defs, clip.def]
  }
}

export const moved = (transform: string, mark: Mark): Mark => ({
  body: `<g transform="${transform}">${mark.body}</g>`,
  defs: mark.defs
})

/** A whole file; `box` is the part of the 800 × 800 sheet that it shows. */
export const svgOf = ({ body, defs }: Mark, box = '0 0 800 800'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="256" height="256">` +
  `<defs>${[...new Set(defs)].join('')}</defs>${body}</svg>\n`
