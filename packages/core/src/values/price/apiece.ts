import { kopecks } from './kopecks.ts'

/** What one of several pieces costs, rubles to whole kopecks. */
export const apiece = (sum: number, count: number): number => Math.round(kopecks(sum) / count) / 100
