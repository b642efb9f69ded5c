export const reviewMessages = {
  rateMissing: 'Поставьте оценку',
  textShort: (characters: number) => `Не меньше ${characters} знаков`,
  textLong: (characters: number) => `Не больше ${characters} знаков`,
  contacts: 'Уберите из отзыва ссылки, телефоны и адреса почты',
  tooManyFiles: (count: number) => `Можно приложить не больше ${count} файлов`,
  waitForFiles: 'Дождитесь загрузки файлов или уберите их'
} as const
