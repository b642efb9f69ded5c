/** Bonuses where only whole ones are told: what is not full yet does not count. */
export const wholeBonuses = (value: number): number => Math.floor(value)
