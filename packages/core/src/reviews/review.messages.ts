export const reviewMessages = {
  rateMissing: 'Поставьте оценку',
  textShort: (characters: number) => `Не меньше ${characters} знаков`,
  textLong: (characters: number) => `Не больше ${characters} знаков`,
  contacts: 'Уберите из отзыва ссылки, телефоны и адреса почты',
  tooManyFiles: (count: number) => `Можно приложить не больше ${count} файлов`,
  wrongFile: (extensions: string) => `Подойдут файлы ${extensions}`,
  fileLost: 'Не удалось загрузить файл',
  waitForFiles: 'Дождитесь загрузки файлов или уберите их'
} as const
