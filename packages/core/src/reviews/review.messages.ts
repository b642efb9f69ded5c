import { plural } from '../plural/plural.ts'

const signs = (count: number) => `${count} ${plural(count, ['знака', 'знаков', 'знаков'])}`

export const reviewMessages = {
  all: (count: number) => `Все ${count}`,
  withPhotos: (count: number) => `С фото ${count}`,
  recommend: (percent: number) => `${percent} % советуют`,
  none: 'Отзывов пока нет',
  noneHint: 'Здесь будет, что говорят покупатели.',
  noneChosen: 'Таких отзывов нет',
  noneChosenHint: 'Есть другие: выберите их выше.',
  rateMissing: 'Поставьте оценку',
  textShort: (characters: number) => `Не меньше ${signs(characters)}`,
  textLong: (characters: number) => `Не больше ${signs(characters)}`,
  contacts: 'Уберите из отзыва ссылки, телефоны и адреса почты'
} as const
