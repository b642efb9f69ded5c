/** What a sign-in has done to one line of the basket. */
export const mergedLineMessages = {
  came: (title: string, after: number) => `${title}: ${after} шт. из вашей прежней корзины`,
  gone: (title: string) => `${title}: товара больше нет в корзине`,
  changed: (title: string, before: number, after: number) =>
    `${title}: было ${before} шт., стало ${after} шт.`
} as const
