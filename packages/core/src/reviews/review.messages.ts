import { plural } from '../plural/plural.ts'

const signs = (count: number) => `${count} ${plural(count, ['знака', 'знаков', 'знаков'])}`
const files = (count: number) => `${count} ${plural(count, ['файла', 'файлов', 'файлов'])}`

export const reviewMessages = {
  all: (count: number) => `Все ${count}`,
  withPhotos: (count: number) => `С фото ${count}`,
  recommend: (percent: number) => `${percent} % советуют`,
  none: 'Отзывов пока нет',
  noneChosen: 'Таких отзывов нет',
  rateMissing: 'Поставьте оценку',
  textShort: (characters: number) => `Не меньше ${signs(characters)}`,
  textLong: (characters: number) => `Не больше ${signs(characters)}`,
  contacts: 'Уберите из отзыва ссылки, телефоны и адреса почты',
  tooManyFiles: (count: number) => `Можно приложить не больше ${files(count)}`,
  waitForFiles: 'Дождитесь загрузки файлов или уберите их'
} as const
