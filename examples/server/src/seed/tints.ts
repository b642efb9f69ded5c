import type { DemoPicture } from './catalogue-shapes.ts'

interface Tone {
  /** Degrees. */
  readonly hue: number
  readonly chroma: number
  readonly lightness: number
}

/** Prevailing tone of the drawings that may be recoloured, measured on the package. */
const ART_TONES: Readonly<Record<string, Tone>> = {
  'alarm-clock': { hue: 342, chroma: 0.43, lightness: 0.7 },
  backpack: { hue: 333, chroma: 0.69, lightness: 0.59 },
  'ballet-shoes': { hue: 322, chroma: 0.51, lightness: 0.55 },
  'billed-cap': { hue: 219, chroma: 0.54, lightness: 0.66 },
  bookmark: { hue: 348, chroma: 0.7, lightness: 0.61 },
  'closed-book': { hue: 341, chroma: 0.61, lightness: 0.53 },
  'clutch-bag': { hue: 350, chroma: 0.35, lightness: 0.76 },
  coat: { hue: 30, chroma: 0.39, lightness: 0.69 },
  'cup-with-straw': { hue: 342, chroma: 0.31, lightness: 0.73 },
  dress: { hue: 212, chroma: 0.62, lightness: 0.55 },
  'file-folder': { hue: 42, chroma: 0.66, lightness: 0.67 },
  'flat-shoe': { hue: 206, chroma: 0.65, lightness: 0.56 },
  'fountain-pen': { hue: 213, chroma: 0.33, lightness: 0.57 },
  gloves: { hue: 278, chroma: 0.46, lightness: 0.55 },
  goggles: { hue: 198, chroma: 0.6, lightness: 0.61 },
  'green-book': { hue: 98, chroma: 0.4, lightness: 0.61 },
  handbag: { hue: 15, chroma: 0.22, lightness: 0.54 },
  jeans: { hue: 211, chroma: 0.63, lightness: 0.61 },
  luggage: { hue: 211, chroma: 0.54, lightness: 0.55 },
  magnet: { hue: 343, chroma: 0.55, lightness: 0.63 },
  'mans-shoe': { hue: 0, chroma: 0.29, lightness: 0.52 },
  necktie: { hue: 216, chroma: 0.5, lightness: 0.59 },
  notebook: { hue: 271, chroma: 0.15, lightness: 0.39 },
  'one-piece-swimsuit': { hue: 320, chroma: 0.51, lightness: 0.67 },
  pen: { hue: 214, chroma: 0.52, lightness: 0.51 },
  ribbon: { hue: 347, chroma: 0.61, lightness: 0.46 },
  'round-pushpin': { hue: 337, chroma: 0.61, lightness: 0.59 },
  'running-shirt': { hue: 85, chroma: 0.38, lightness: 0.56 },
  'running-shoe': { hue: 263, chroma: 0.18, lightness: 0.72 },
  scarf: { hue: 347, chroma: 0.77, lightness: 0.52 },
  scissors: { hue: 350, chroma: 0.52, lightness: 0.61 },
  shorts: { hue: 141, chroma: 0.5, lightness: 0.61 },
  't-shirt': { hue: 112, chroma: 0.37, lightness: 0.66 },
  'womans-clothes': { hue: 316, chroma: 0.59, lightness: 0.66 },
  yarn: { hue: 210, chroma: 0.66, lightness: 0.5 },
  'yo-yo': { hue: 266, chroma: 0.42, lightness: 0.63 }
}

type Tint = Pick<DemoPicture, 'hue' | 'saturation' | 'brightness'>

export const PLAIN_TINT: Tint = { hue: 0, saturation: 1, brightness: 1 }

const GREY_CHROMA = 0.12

function toneOf(hex: string): Tone {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    start => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  )
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  const lightness = most - chroma / 2
  if (chroma === 0) return { hue: 0, chroma, lightness }
  if (most === red) return { hue: 60 * ((green - blue) / chroma), chroma, lightness }
  if (most === green) return { hue: 60 * ((blue - red) / chroma + 2), chroma, lightness }
  return { hue: 60 * ((red - green) / chroma + 4), chroma, lightness }
}

const between = (least: number, value: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)) * 100) / 100

/** Turns to the nearest side, so that the angle stays within ±180 degrees. */
const turnBetween = (from: number, to: number) => Math.round(((to - from + 540) % 360) - 180)

function countTint(tone: Tone, hex: string): Tint {
  const wanted = toneOf(hex)
  const saturation = wanted.chroma / tone.chroma
  return {
    hue: wanted.chroma < GREY_CHROMA ? 0 : turnBetween(tone.hue, wanted.hue),
    saturation: between(0.06, saturation, 1.7),
    // Half the way only: shades of a drawing must stay apart on dark and on light colours.
    brightness: between(0.55, 0.35 + 0.65 * (wanted.lightness / tone.lightness), 1.9)
  }
}

const known = new Map<string, Tint>()

/** The filters which bring a drawing near a colour. */
export function tint(art: string, hex: string): Tint {
  const tone = ART_TONES[art]
  if (tone === undefined) return PLAIN_TINT
  const key = art + hex
  const ready = known.get(key)
  if (ready) return ready
  const fresh = countTint(tone, hex)
  known.set(key, fresh)
  return fresh
}
