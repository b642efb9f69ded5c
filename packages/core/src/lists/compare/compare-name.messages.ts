/** What every page and every card says of the comparison; it stands apart from the rest. */
export const compareNameMessages = {
  title: 'Сравнение',
  name: (title: string) => `Сравнить: ${title}`,
  putIn: 'Добавить к сравнению',
  takeOut: 'Убрать из сравнения'
} as const
