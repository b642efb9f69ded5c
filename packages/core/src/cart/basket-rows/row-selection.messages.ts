/** Words over the lines of the basket. */
export const rowSelectionMessages = {
  chosen: (some: number, all: number) => `Выбрано ${some} из ${all}`,
  removeChosen: 'Удалить выбранное',
  removeAll: 'Очистить корзину',
  dropChosen: 'Убрать выбранные',
  dropAll: 'Убрать все'
} as const
