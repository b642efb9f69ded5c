import { basketNewsMessages } from '../../basket/basket-news.messages.ts'

/** «Что изменилось» in the basket and at the checkout. */
export const basketChangesMessages = {
  title: 'Что изменилось',
  close: 'Понятно',
  told: (count: number) => `Корзина изменилась без вас, изменений: ${count}`,
  /** Where nobody has read the product. */
  someProduct: 'Товар',
  came: (title: string, after: number) => `${title}: добавлено ${after} шт. на другом устройстве`,
  gone: (title: string) => `${title}: убрано на другом устройстве`,
  changed: (title: string, before: number, after: number) =>
    `${basketNewsMessages.lineChanged(title, before, after)} Изменено на другом устройстве`,
  fewer: (title: string, before: number, after: number) =>
    `${title}: было ${before} шт., осталось ${after} шт.`,
  soldOut: (title: string) => `${title}: закончился`,
  backInStock: (title: string) => `${title}: снова в наличии`,
  price: (title: string, before: string, after: string) =>
    `${title}: цена за штуку была ${before}, стала ${after}`,
  noUndo: 'Вернуть прежнее количество нельзя: столько уже нет',
  noUndoGone: 'Вернуть нельзя: товара нет в наличии',
  counted: 'Сумма пересчитана',
  putBack: 'Вернуть',
  takeOut: 'Убрать',
  putBackPieces: (pieces: number) => `Вернуть ${pieces} шт.`,
  undone: (title: string) => `Возвращено, как было: ${title}`
} as const
