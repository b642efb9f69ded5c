export const orderCardMessages = {
  numbered: (number: string) => `Заказ ${number}`,
  track: 'Отследить',
  more: 'Подробнее'
} as const
