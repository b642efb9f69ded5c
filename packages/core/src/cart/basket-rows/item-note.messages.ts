/** Words about a thing of an order. */
export const itemNoteMessages = {
  pieces: (count: number) => `${count} шт.`,
  piecesAt: (count: number, price: string) => `${count} шт. × ${price}`
} as const
