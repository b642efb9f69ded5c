/** What became of a basket, told in toasts; it stands apart, because a first page says none of it. */
export const basketNewsMessages = {
  /** R24 */
  forgetful:
    'Браузер не даёт магазину запоминать: корзина пропадёт, если обновить или закрыть вкладку',
  merged: 'Корзины объединились',
  moreMerged: (count: number) => `ещё изменений: ${count}`,
  lineCame: (title: string, after: number) => `${title}: ${after} шт. из вашей прежней корзины`,
  lineGone: (title: string) => `${title}: товара больше нет в корзине`,
  lineChanged: (title: string, before: number, after: number) =>
    `${title}: было ${before} шт., стало ${after} шт.`
} as const
