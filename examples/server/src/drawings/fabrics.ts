import { type Paint, pattern } from './mark.ts'
import type { Palette } from './palette.ts'

/**
 * How a cloth is woven: a pattern laid over its colour. Sides of tiles are tens, so that they are
 * whole pixels in every width the shop serves: others are drawn twenty times slower.
 */
export type Weave = (color: Palette) => Paint

const bar = (d: string, color: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`

const spot = (x: number, y: number, radius: number, color: string, opacity: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" opacity="${opacity}"/>`

const SLANT = 'M-1 11L5.5 -1M4 11L10.5 -1M-1 1.8L.5 -1M9 11L11 7.4'
const SLANT_BESIDE = 'M-3.5 11L3 -1M1.5 11L8 -1M6.5 11L13 -1'

/** Suit cloth: fine slanting lines. */
export const twill: Weave = color =>
  pattern(10, 10, bar(SLANT, color.light, 1.2, 0.42) + bar(SLANT_BESIDE, color.dark, 1.2, 0.3))

/** Shirt cloth: a fine even grid. */
export const poplin: Weave = color =>
  pattern(
    10,
    10,
    bar('M0 1H10M0 6H10', color.dark, 0.8, 0.16) + bar('M1 0V10M6 0V10', color.light, 0.8, 0.3)
  )

export const denim: Weave = color =>
  pattern(
    10,
    10,
    bar(SLANT, color.glint, 1.5, 0.34) +
      bar(SLANT_BESIDE, color.deep, 1.7, 0.3) +
      bar('M3 0V10', color.light, 1, 0.2)
  )

/** Stockinet: rows of small v. */
export const jersey: Weave = color =>
  pattern(
    10,
    10,
    bar('M0 0L2.5 3L5 0L7.5 3L10 0M0 5L2.5 8L5 5L7.5 8L10 5', color.dark, 0.9, 0.24) +
      bar('M0 2L2.5 5L5 2L7.5 5L10 2M0 7L2.5 10L5 7L7.5 10L10 7', color.light, 0.8, 0.3)
  )

/** Hand knitting: columns of large v. */
export const knit: Weave = color =>
  pattern(
    20,
    20,
    bar('M0 -8L10 4L20 -8M0 12L10 24L20 12', color.deep, 4, 0.4) +
      bar('M0 -4L10 8L20 -4M0 16L10 28L20 16', color.glint, 3.4, 0.35) +
      bar('M0 0V20M20 0V20', color.deep, 2, 0.3)
  )

/** Ribs of cuffs and hems. */
export const rib: Weave = color =>
  pattern(
    10,
    10,
    bar('M2 0V10M7 0V10', color.deep, 1.6, 0.34) + bar('M4.5 0V10M9.5 0V10', color.glint, 1.3, 0.4)
  )

/** Polo cloth: small honeycombs. */
export const pique: Weave = color =>
  pattern(
    10,
    10,
    spot(2.5, 2.5, 1.7, color.dark, 0.26) +
      spot(7.5, 7.5, 1.7, color.dark, 0.26) +
      spot(2.9, 3.2, 1, color.glint, 0.4) +
      spot(7.9, 8.2, 1, color.glint, 0.4)
  )

const FLECKS =
  'M1 3l4 2M9 1l3 3M16 5l4-1M25 3l3 2M3 11l3 3M12 9l5 1M22 13l4-2M7 19l4-1M17 21l4 2M26 22l3-2'
const FLECKS_BESIDE =
  'M5 8l3 1M14 2l2 2M21 8l3 1M1 15l4 1M15 15l3 2M27 12l2 3M2 25l4-2M11 26l4 1M20 27l3-2'

/** Wool of fibres of two tones. */
export const melange: Weave = color =>
  pattern(30, 30, bar(FLECKS, color.glint, 1.3, 0.5) + bar(FLECKS_BESIDE, color.deep, 1.3, 0.4))

/** Sacks and rucksacks: a coarse basket weave. */
export const canvas: Weave = color =>
  pattern(
    10,
    10,
    bar('M0 2.5H5M5 7.5H10', color.light, 2.6, 0.3) +
      bar('M2.5 5V10M7.5 0V5', color.dark, 2.6, 0.24)
  )

/** Mesh of sport clothes. */
export const mesh: Weave = color =>
  pattern(10, 10, spot(5, 5, 1.9, color.deep, 0.32) + spot(5.4, 5.8, 1, color.glint, 0.3))

/** A quiet check: stripes of the cloth's own tones. */
export const tartan: Weave = color =>
  pattern(
    70,
    70,
    bar('M0 18H70M18 0V70', color.deep, 17, 0.3) +
      bar('M0 18H70M18 0V70', color.glint, 2, 0.55) +
      bar('M0 54H70M54 0V70', color.glint, 2, 0.4) +
      bar('M0 46H70M46 0V70', color.deep, 3, 0.3)
  )

/** Leather: a fine grain. */
export const grain: Weave = color =>
  pattern(
    30,
    30,
    bar(
      'M2 6q3-4 7 0t7-1M18 13q4-3 8 1M3 18q4 3 8-1M17 24q3-3 6 0M22 4q2 2 5 1M8 26q3 2 6 0',
      color.dark,
      1,
      0.3
    ) + bar('M2 7.4q3-4 7 0t7-1M18 14.4q4-3 8 1M3 19.4q4 3 8-1', color.glint, 0.9, 0.32)
  )
