import { numberOf } from '../../platform/input.ts'

/** Kopecks in a ruble. */
export const KOPECKS = 100

/** Rubles as whole kopecks: sums are counted in them, not in binary fractions. */
export const kopecks = (rubles: number): number => Math.round(numberOf(rubles) * KOPECKS)
