import { countedNouns, countOf } from '@vitrina/core/values'

export const basketListMessages = {
  restock: 'Сообщить о поступлении',
  remove: (name: string) => `Удалить: ${name}`,
  soldOut: 'Нет в наличии',
  settling: 'Сверяем количество с магазином',
  quantityOf: (name: string) => `Количество: ${name}`,
  setParts: 'Состав набора',
  changeSet: 'Изменить состав',
  inStock: 'В наличии',
  choose: (name: string) => `Выбрать: ${name}`,
  apiece: (price: string) => `${price} за штуку`,
  rest: (count: number) =>
    `И ещё ${countOf(count, countedNouns.lines)}: их показывает браузер со скриптами`,
  gone: 'Закончились',
  agree: (count: number) => `Понятно, оставить ${count} шт.`
} as const
