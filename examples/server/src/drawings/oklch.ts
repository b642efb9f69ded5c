/** A colour as the eye orders it: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

const channels = (hex: string): Triple => [
  toLinear(Number.parseInt(hex.slice(1, 3), 16) / 255),
  toLinear(Number.parseInt(hex.slice(3, 5), 16) / 255),
  toLinear(Number.parseInt(hex.slice(5, 7), 16) / 255)
]

/** Lightness and the two axes of OKLab of an sRGB colour, `#rrggbb`. */
function oklab(hex: string): Triple {
  const [red, green, blue] = channels(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  ]
}

export function oklch(hex: string): Oklch {
  const [lightness, across, along] = oklab(hex)
  const hue = (Math.atan2(along, across) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(across, along), hue: (hue + 360) % 360 }
}

function linearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const across = chroma * Math.cos((hue * Math.PI) / 180)
  const along = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * across + 0.2158037573 * along) ** 3
  const middle = (lightness - 0.1055613458 * across - 0.0638541728 * along) ** 3
  const short = (lightness - 0.0894841775 * across - 1.291485548 * along) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short
  ]
}

const SLACK = 0.0005
const isShown = (color: Oklch) =>
  linearRgb(color).every(channel => channel >= -SLACK && channel <= 1 + SLACK)

/** As `#rrggbb`; a colour that no screen shows loses chroma, not its hue. */
export function hexOf(color: Oklch): string {
  let { chroma } = color
  while (chroma > 0 && !isShown({ ...color, chroma })) chroma -= 0.004
  const rgb = linearRgb({ ...color, chroma: Math.max(0, chroma) })
  return `#${rgb.map(asByte).join('')}`
}

const asByte = (channel: number) =>
  Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255)
    .toString(16)
    .padStart(2, '0')

/** How far two colours lie apart for the eye; 0.02 is just seen. */
export function distance(one: string, other: string): number {
  const [first, second] = [oklab(one), oklab(other)]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}
