export const savedAddressesMessages = {
  usual: 'Основной',
  makeUsual: 'Сделать основным',
  makeUsualNamed: (title: string) => `Сделать основным: ${title}`,
  change: 'Изменить',
  changeNamed: (title: string) => `Изменить: ${title}`,
  remove: 'Удалить',
  removeNamed: (title: string) => `Удалить: ${title}`,
  onMap: 'На карте',
  onMapNamed: (title: string) => `На карте: ${title}, откроется новая вкладка`,
  restore: 'Вернуть'
} as const
