import { countOf } from '../plural/plural.ts'

const signs = (count: number) => countOf(count, ['знака', 'знаков', 'знаков'])
const files = (count: number) => countOf(count, ['файла', 'файлов', 'файлов'])

export const reviewMessages = {
  rateMissing: 'Поставьте оценку',
  textShort: (characters: number) => `Не меньше ${signs(characters)}`,
  textLong: (characters: number) => `Не больше ${signs(characters)}`,
  contacts: 'Уберите из отзыва ссылки, телефоны и адреса почты',
  tooManyFiles: (count: number) => `Можно приложить не больше ${files(count)}`,
  waitForFiles: 'Дождитесь загрузки файлов или уберите их'
} as const
