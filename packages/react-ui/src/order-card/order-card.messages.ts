export const orderCardMessages = {
  track: 'Отследить',
  more: 'Подробнее'
} as const
