/**
 * The price of a thing of a set with the set's discount, kopecks. Each thing is cut to whole ones, so
 * that a set costs what its things cost together.
 */
export const lessPercent = (kopecks: number, percent: number): number =>
  Math.floor((kopecks * (100 - percent)) / 100)
