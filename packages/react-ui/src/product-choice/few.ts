/** Fewer pieces than these are told, in amber. */
const FEW = 5

export const isFew = (remnants: number) => remnants < FEW
