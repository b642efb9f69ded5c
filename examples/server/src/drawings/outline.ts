type Point = readonly [x: number, y: number]

interface Step {
  readonly kind: 'L' | 'C'
  readonly points: readonly Point[]
}

const SIDE = 800

function stepsOf(text: string): readonly [Point, ...Step[]] {
  const tokens = text.trim().split(/[\s,]+/)
  const numbers: number[] = []
  const steps: Step[] = []
  let kind: Step['kind'] | undefined
  let start: Point = [0, 0]
  const flush = () => {
    const points: Point[] = []
    for (let at = 0; at < numbers.length; at += 2) {
      points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0])
    }
    if (kind === undefined) start = points[0] ?? start
    else steps.push({ kind, points })
    numbers.length = 0
  }
  for (const token of tokens) {
    if (token === 'L' || token === 'C') {
      flush()
      kind = token
    } else numbers.push(Number(token))
  }
  flush()
  return [start, ...steps]
}

const flip = ([x, y]: Point): Point => [SIDE - x, y]
const write = ({ kind, points }: Step) => `${kind}${points.map(point => point.join(' ')).join(' ')}`

/** The same steps walked from their end back to the start, seen in a mirror. */
function mirrored(start: Point, steps: readonly Step[]): readonly Step[] {
  const path = [start, ...steps.map(({ points }) => points.at(-1) ?? start)]
  return steps
    .map(({ kind, points }, place) => {
      const back = [...points.slice(0, -1).reverse(), path[place] ?? start]
      return { kind, points: back.map(flip) }
    })
    .reverse()
}

/**
 * A closed outline the same on both sides of x = 400, of its right half: a start and steps `L x y`
 * or `C x y x y x y`, from the middle above to the middle below.
 */
export function symmetric(half: string): string {
  const [start, ...steps] = stepsOf(half)
  const whole = [...steps, ...mirrored(start, steps)]
  return `M${start.join(' ')}${whole.map(write).join('')}Z`
}

/** The half itself and its mirror image, each closed. */
export function pair(half: string): readonly [right: string, left: string] {
  const [start, ...steps] = stepsOf(half)
  const right = `M${start.join(' ')}${steps.map(write).join('')}Z`
  const other = steps.map(({ kind, points }) => ({ kind, points: points.map(flip) }))
  return [right, `M${flip(start).join(' ')}${other.map(write).join('')}Z`]
}

export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const [right, bottom] = [x + width, y + height]
  if (radius === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`
  const arc = (toX: number, toY: number) => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`
  return (
    `M${x + radius} ${y}H${right - radius}${arc(right, y + radius)}V${bottom - radius}` +
    `${arc(right - radius, bottom)}H${x + radius}${arc(x, bottom - radius)}V${y + radius}` +
    `${arc(x + radius, y)}Z`
  )
}

export const circle = (x: number, y: number, radius: number): string => oval(x, y, radius, radius)

export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}A${across} ${down} 0 1 1 ${x + across} ${y}` +
  `A${across} ${down} 0 1 1 ${x - across} ${y}Z`

export interface Fold {
  readonly outline: string
  /** Its edges at the widest place. */
  readonly from: Point
  readonly to: Point
}

/** A fold: a point that opens to `width` at its other end. */
export function wedge(x: number, y: number, toX: number, toY: number, width: number): Fold {
  const [alongX, alongY] = [toX - x, toY - y]
  const length = Math.hypot(alongX, alongY) || 1
  const [sideX, sideY] = [((alongY / length) * width) / 2, ((-alongX / length) * width) / 2]
  const corner = (times: number): Point => [
    Math.round((toX + sideX * times) * 10) / 10,
    Math.round((toY + sideY * times) * 10) / 10
  ]
  const [from, to] = [corner(-1), corner(1)]
  return { outline: `M${x} ${y}L${from.join(' ')}L${to.join(' ')}Z`, from, to }
}
