/** Texts about a choice and its stock. */
export const choiceMessages = {
  chooseSize: 'Выберите размер',
  gone: 'Нет в наличии',
  inStock: 'В наличии',
  left: (pieces: number) => `Осталось ${pieces}`,
  from: (pieces: number) => `от ${pieces} шт.`,
  pieces: (count: number) => `${count} шт.`,
  none: 'нет',
  size: (title: string) => `размер ${title}`,
  optionGone: (title: string) => `${title}, нет в наличии`,
  optionLeft: (title: string, pieces: number) => `${title}, ${pieces} шт. в наличии`
} as const
