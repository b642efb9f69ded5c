import { hexOf, oklch } from './oklch.ts'

/** One colour in light and in shadow. */
export interface Palette {
  readonly base: string
  /** Where light falls. */
  readonly light: string
  /** Where it shines. */
  readonly glint: string
  readonly shade: string
  readonly dark: string
  /** Deepest folds and the inside. */
  readonly deep: string
  /** Thread, edges and outlines. */
  readonly seam: string
}

const SHADOW_HUE = 265

/** The tones of a colour; shadows of what is nearly grey turn a little blue. */
export function paletteOf(hex: string): Palette {
  const { lightness, chroma, hue } = oklch(hex)
  const isGrey = chroma < 0.03
  const tone = (step: number, chromaTimes: number) =>
    hexOf({
      lightness: Math.min(0.995, Math.max(0.09, lightness + step)),
      chroma: isGrey ? Math.max(chroma, step < 0 ? 0.012 : 0) : chroma * chromaTimes,
      hue: isGrey && chroma < 0.015 ? SHADOW_HUE : hue
    })
  // Dark cloth has little room for shadow and much for light.
  const room = Math.min(1, Math.max(0.45, lightness / 0.6))
  return {
    base: hex,
    light: tone(0.07, 0.95),
    glint: tone(lightness < 0.5 ? 0.2 : 0.14, 0.75),
    shade: tone(-0.06 * room, 1),
    dark: tone(-0.13 * room, 1),
    deep: tone(-0.21 * room, 0.9),
    seam: tone(lightness < 0.36 ? 0.13 : -0.17 * room, 0.85)
  }
}
