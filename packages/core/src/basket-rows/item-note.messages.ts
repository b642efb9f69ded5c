/** Words about a thing of an order. */
export const itemNoteMessages = {
  pieces: (count: number) => `${count} шт.`
} as const
