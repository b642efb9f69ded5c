import { plural } from '../plural/plural.ts'

const signs = (count: number) => `${count} ${plural(count, ['знака', 'знаков', 'знаков'])}`

export const reviewMessages = {
  all: (count: number) => `Все ${count}`,
  withPhotos: (count: number) => `С фото ${count}`,
  recommend: (percent: number) => `${percent} % советуют`,
  none: 'Отзывов пока нет',
  noneChosen: 'Таких отзывов нет',
  rateMissing: 'Поставьте оценку',
  textShort: (characters: number) => `Не меньше ${signs(characters)}`,
  textLong: (characters: number) => `Не больше ${signs(characters)}`,
  contacts: 'Уберите из отзыва ссылки, телефоны и адреса почты'
} as const
