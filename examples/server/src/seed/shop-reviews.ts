import type { DemoShopReview } from './shop-shapes.ts'
import { daysBefore } from './times.ts'
import { PLAIN_TINT, tint } from './tints.ts'

export const SHOP_REVIEWS: readonly DemoShopReview[] = [
  {
    id: 1,
    author: 'Марина К.',
    city: 'Первоуральск',
    rate: 5,
    text: 'Рюкзак пережил первый класс и горку. Молнии целы, спинка не продавилась. Берём такой же младшему.',
    createdAt: daysBefore(6, 95),
    picture: {
      art: 'backpack',
      ...tint('backpack', '#2b62d9'),
      cover: 'rose',
      alt: 'Два синих рюкзака',
      rotate: -6,
      scale: 66
    }
  },
  {
    id: 2,
    author: 'Школа № 64',
    city: 'Екатеринбург',
    rate: 5,
    text: 'Форма на весь 3 «Б»: 26 комплектов, размеры по таблице. Обменяли два — без вопросов.',
    answer: 'Спасибо! Эмблему запомнили для следующего заказа.',
    createdAt: daysBefore(9, 240),
    picture: {
      art: 'necktie',
      ...PLAIN_TINT,
      cover: 'mint',
      alt: 'Рубашки с галстуками для класса',
      rotate: 0,
      scale: 64
    }
  },
  {
    id: 3,
    author: 'Алёна',
    city: 'Тюмень',
    rate: 4,
    text: 'Сарафан красивый, но маломерит: взяли на размер больше. Доставили за день.',
    createdAt: daysBefore(13, 60),
    picture: {
      art: 'dress',
      ...tint('dress', '#2c4a7c'),
      cover: 'rose',
      alt: 'Тёмно-синий сарафан',
      rotate: 0,
      scale: 80
    }
  },
  {
    id: 4,
    author: 'Дмитрий П.',
    city: 'Казань',
    rate: 5,
    text: 'Заказал в обед, вечером забрал в пункте выдачи. Тетради пришли ровные, ни одного заломленного угла.',
    createdAt: daysBefore(17, 410)
  },
  {
    id: 5,
    author: 'Гульнара',
    city: 'Уфа',
    rate: 5,
    text: 'Список первоклассника спас лето: сняла четыре галочки и оформила всё остальное за пять минут.',
    createdAt: daysBefore(21, 30)
  },
  {
    id: 6,
    author: 'Ольга Сергеевна',
    city: 'Пермь',
    rate: 5,
    text: 'Я учитель, беру прописи и мелки на класс. Оптовая цена видна сразу, счёт приходит в тот же день.',
    answer: 'Ольга Сергеевна, спасибо за доверие. Отложили для вас косую линейку к сентябрю.',
    createdAt: daysBefore(26, 180)
  },
  {
    id: 7,
    author: 'Павел',
    city: 'Новосибирск',
    rate: 3,
    text: 'Микроскоп хороший, а коробку помяли в дороге. Замену прислали, но ждал неделю.',
    answer: 'Павел, извините за ожидание: теперь приборы едут в двойной коробке.',
    createdAt: daysBefore(33, 75)
  },
  {
    id: 8,
    author: 'Ирина и Ёжик',
    city: 'Псков',
    rate: 5,
    text: 'Сшили мишку за выходные. Дочка сама, я только вдевала нитку. Всё было в коробке, даже напёрсток.',
    createdAt: daysBefore(38, 510)
  }
]
