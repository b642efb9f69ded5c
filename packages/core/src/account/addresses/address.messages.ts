export const addressMessages = {
  saved: 'Адрес сохранён',
  removed: (title: string) => `Адрес «${title}» удалён`,
  restored: 'Адрес возвращён',
  untitled: 'Адрес',
  onMap: 'Ваши адреса на карте',
  flat: (flat: string) => `кв. ${flat}`,
  full: (max: number) =>
    `Сохранено ${max} адресов, больше не поместится. Удалите лишний, чтобы добавить новый.`,
  empty: 'Адресов пока нет',
  emptyHint: 'Сохраните адрес, и при оформлении заказа его не придётся вводить заново.',
  emptyNote: 'куда привезти?',
  add: 'Добавить адрес',
  editing: 'Изменить адрес',
  adding: 'Новый адрес'
} as const
