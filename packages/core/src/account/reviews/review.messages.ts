import type { Review } from '../../entities/review.ts'
import { plural } from '../../values/plural/plural.ts'

const filesCount = (count: number) => `${count} ${plural(count, ['файл', 'файла', 'файлов'])}`
const signs = (count: number) => `${count} ${plural(count, ['знака', 'знаков', 'знаков'])}`

export const reviewMessages = {
  all: (count: number) => `Все ${count}`,
  withPhotos: (count: number) => `С фото ${count}`,
  recommend: (percent: number) => `${percent}\u00a0% советуют`,
  none: 'Отзывов пока нет',
  noneHint: 'Здесь будет, что говорят покупатели.',
  noneChosen: 'Таких отзывов нет',
  noneChosenHint: 'Есть другие: выберите их выше.',
  statuses: {
    moderation: 'На проверке',
    published: 'Опубликован',
    rejected: 'Отклонён'
  } satisfies Record<Review['status'], string>,
  statusHints: {
    moderation: 'Пока отзыв видите только вы. Обычно проверка занимает день.',
    published: '',
    rejected: 'Отзыв видите только вы: он не прошёл проверку.'
  } satisfies Record<Review['status'], string>,
  filesWait: (count: number) =>
    `Приложено: ${filesCount(count)}. После проверки всё появится здесь.`,
  buyerPhotos: 'Фото покупателей',
  withPhotosHref: 'Отзывы с фото',
  noPhotos: 'Фото пока нет. Приложите своё к отзыву: оно появится здесь.',
  buyerPhoto: (place: number) => `Фото покупателя, ${place}`,
  photoOfReview: (place: number) => `Фото из отзыва, ${place}`,
  aboutShop: 'О магазине',
  noneOwn: 'Вы ещё не писали отзывов',
  noneOwnHint: 'Расскажите о том, что уже получили: это помогает другим выбрать.',
  toOrders: 'К заказам',
  pastEnd: 'На этой странице их нет.',
  toFirst: 'К началу',
  rateMissing: 'Поставьте оценку',
  textShort: (characters: number) => `Не меньше ${signs(characters)}`,
  textLong: (characters: number) => `Не больше ${signs(characters)}`,
  contacts: 'Уберите из отзыва ссылки, телефоны и адреса почты'
} as const
