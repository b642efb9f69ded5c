import { countOf } from '@vitrina/core/values'

/** What the server says about reviews. */
export const reviewMessages = {
  signIn: 'Войдите, чтобы оставить отзыв',
  onlyBuyers: 'Отзыв может оставить покупатель товара',
  onlyCustomers: 'Отзыв о магазине можно оставить после первого полученного заказа',
  alreadyWritten: 'Вы уже оставили отзыв',
  waiting: 'Ваш отзыв на проверке',
  tooManyToday: 'Сегодня вы оставили много отзывов. Продолжите завтра',
  mayPost: 'Можно оставить отзыв',
  published: 'Спасибо! Отзыв опубликован',
  moderated: 'Спасибо! Отзыв появится после проверки',
  notSent: 'Не удалось отправить отзыв',
  unknownFile: 'Файл не найден. Загрузите его ещё раз',
  wrongKind: 'К отзыву можно приложить только фото и видео',
  tooManyFiles: (count: number) =>
    `Можно приложить не больше ${countOf(count, ['файла', 'файлов', 'файлов'])}`,
  chooseProduct: 'Укажите товар',
  noProduct: 'Товар не найден',
  notFound: 'Отзыв не найден',
  noAnswer: 'Напишите ответ',
  photo: (author: string) => `Фото к отзыву: ${author}`,
  video: (author: string) => `Видео к отзыву: ${author}`,
  buyer: 'Покупатель',
  fields: {
    rate: 'Оценка',
    fit: 'Как сел размер',
    text: 'Отзыв',
    city: 'Город'
  },
  fits: { small: 'маломерит', true: 'в размер', large: 'большемерит' }
} as const
