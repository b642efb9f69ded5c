import type { DemoBanner } from './shop-shapes.ts'

export const BANNERS: readonly DemoBanner[] = [
  {
    code: 'constructor',
    place: 'slider',
    sort: 10,
    title: 'Собери свой пенал',
    text: 'По одной вещи в каждый кармашек — и набор выходит на 15 % дешевле.',
    link: { text: 'Начать сборку', url: '/catalog/pismo' },
    cover: 'rose',
    art: ['pencil', 'pen', 'crayon', 'paintbrush', 'straight-ruler', 'fountain-pen']
  },
  {
    code: 'uniform',
    place: 'slider',
    sort: 20,
    title: 'Форма, которая дождётся весны',
    text: 'Подол и рукава с запасом на рост, обмен размера 30 дней.',
    link: { text: 'Выбрать форму', url: '/catalog/shkolnaya-forma' },
    cover: 'sky',
    art: ['dress', 'necktie', 'coat']
  },
  {
    code: 'first-grader',
    place: 'slider',
    sort: 30,
    title: 'Список первоклассника',
    text: 'Собрали с завучем начальной школы. Осталось снять галочки с того, что уже есть дома.',
    link: { text: 'Открыть список', url: '/catalog/ryukzaki' },
    cover: 'lemon',
    art: ['backpack', 'books', 'crayon', 'red-apple']
  },
  {
    code: 'science',
    place: 'slider',
    sort: 40,
    title: 'Каникулы под микроскопом',
    text: 'Приборы и наборы для опытов, после которых кухня остаётся целой.',
    link: { text: 'К приборам', url: '/catalog/nauka' },
    cover: 'mint',
    art: ['microscope', 'telescope', 'alembic']
  },
  {
    code: 'raffle',
    place: 'tile',
    sort: 10,
    title: 'Телескоп — тому, кто соберёт форму до сентября',
    text: 'Участвует каждый заказ от 3 000 ₽. Розыгрыш до 31 августа.',
    link: { text: 'Условия розыгрыша', url: '/info' },
    cover: 'lemon',
    art: ['telescope']
  },
  {
    code: 'certificate',
    place: 'tile',
    sort: 20,
    title: 'Подарок, который не надо угадывать',
    text: 'Сертификаты от 500 ₽ до 15 000 ₽, приходят на почту сразу.',
    link: { text: 'Выбрать сертификат', url: '/info' },
    cover: 'rose',
    art: ['wrapped-gift']
  },
  {
    code: 'schools',
    place: 'tile',
    sort: 30,
    title: 'Школам, садам и дилерам',
    text: 'Оптовая цена видна сразу после входа. Соберём форму с эмблемой, пришлём таблицу размеров на класс, закроем ЭДО.',
    link: { text: 'Получить оптовую цену', url: '/user/signup' },
    cover: 'mint',
    art: ['necktie', 'backpack']
  }
]
