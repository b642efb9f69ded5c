import type { DemoBanner } from './content-shapes.ts'
import { FACTS } from './shop-facts.ts'

export const BANNERS: readonly DemoBanner[] = [
  {
    code: 'constructor',
    place: 'slider',
    sort: 10,
    title: 'Собери свой пенал',
    text: 'По одной вещи в каждый кармашек — и набор выходит на 15\u00a0% дешевле.',
    link: { text: 'Начать сборку', url: '/constructor' },
    cover: 'rose',
    art: [
      'pencil::front:slot',
      'ballpoint:blue:front:slot+blue',
      'crayons::front:slot',
      'brush::front:slot',
      'ruler::front:slot+middle',
      'fountain-pen:burgundy:front:slot'
    ]
  },
  {
    code: 'uniform',
    place: 'slider',
    sort: 20,
    title: 'Форма, которая дождётся весны',
    text: `Подол и рукава с запасом на рост, возврат ${FACTS.refund}.`,
    link: { text: 'Выбрать форму', url: '/catalog/shkolnaya-forma' },
    cover: 'sky',
    art: ['pinafore:navy', 'shirt:sky:front:tie', 'coat:beige'],
    phoneArt: 'pinafore:navy:front:pleats+pockets'
  },
  {
    code: 'first-grader',
    place: 'slider',
    sort: 30,
    title: 'Список первоклассника',
    text: 'Собрали с завучем начальной школы. Осталось снять галочки с того, что уже есть дома.',
    link: { text: 'Открыть список', url: '/#first-grader' },
    cover: 'lemon',
    art: ['satchel:raspberry', 'paper-set:', 'color-pencils::front:twelve', 'red-apple']
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
    title: 'Телескоп — тому, кто соберёт форму',
    text: 'Участвует каждый заказ от 3\u00a0000\u00a0₽. Победителей может пересчитать каждый.',
    link: { text: 'Условия розыгрыша', url: '/raffles/teleskop' },
    cover: 'lemon',
    art: ['telescope']
  },
  {
    code: 'certificate',
    place: 'tile',
    sort: 20,
    title: 'Подарок, который не надо угадывать',
    text: 'Сертификаты от 500\u00a0₽ до 15\u00a0000\u00a0₽, приходят на почту сразу.',
    link: { text: 'Выбрать сертификат', url: '/certificates' },
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
    art: ['shirt:sky:front:tie', 'backpack:blue']
  },
  {
    code: 'belarus',
    place: 'tile',
    sort: 40,
    title: 'Доставка по всей Беларуси',
    text: 'До областных центров за четыре дня, пошлины уже в цене.',
    link: { text: 'Сроки и цены', url: '/payments' },
    cover: 'mint',
    art: ['suitcase:turquoise', 'globe-showing-europe-africa'],
    siteIds: ['2']
  },
  {
    code: 'kazahstan',
    place: 'tile',
    sort: 40,
    title: 'Доставка по Казахстану',
    text: 'До Алматы и Астаны за шесть дней, в остальные города за девять.',
    link: { text: 'Сроки и цены', url: '/payments' },
    cover: 'lemon',
    art: ['suitcase:turquoise', 'globe-showing-europe-africa'],
    siteIds: ['3']
  },
  {
    code: 'listing-shops',
    place: 'listing',
    sort: 90,
    title: 'Примерить можно в магазине',
    text: 'Двенадцать городов, заказ привезём бесплатно.',
    link: { text: 'Адреса магазинов', url: '/shops' },
    cover: 'stone',
    art: ['shoe-bag:']
  },
  {
    code: 'listing-uniform',
    place: 'listing',
    sort: 10,
    title: 'Форма на весь класс',
    text: 'Эмблема от десяти вещей, образцы размеров привезём в школу.',
    link: { text: 'Как заказать', url: '/pages/shkolam' },
    cover: 'sky',
    art: ['shirt:sky:front:tie', 'pinafore:navy'],
    category: 'shkolnaya-forma'
  },
  {
    code: 'listing-outerwear',
    place: 'listing',
    sort: 20,
    title: 'Куртка по погоде',
    text: 'На ярлыке — температура, при которой в куртке гуляли два часа.',
    link: { text: 'О «Северном ветре»', url: '/brands/severnyj-veter' },
    cover: 'mint',
    art: ['coat:beige', 'scarf:red'],
    category: 'shkolnaya-forma/verhnyaya-odezhda'
  },
  {
    code: 'listing-backpacks',
    place: 'listing',
    sort: 30,
    title: 'Какой рюкзак не тяжёлый',
    text: 'Десятая часть веса ребёнка — вместе с книгами.',
    link: {
      text: 'Читать',
      url: '/blog/detail/skolko-dolzhen-vesit-ryukzak-i-kak-ego-oblegchit'
    },
    cover: 'rose',
    art: ['backpack:blue'],
    category: 'ryukzaki'
  },
  {
    code: 'listing-science',
    place: 'listing',
    sort: 40,
    title: 'Двадцать опытов в каждой коробке',
    text: 'С объяснением, почему так вышло.',
    link: { text: 'О бренде «Опыт»', url: '/brands/opyt' },
    cover: 'lemon',
    art: ['alembic', 'magnet:red'],
    category: 'nauka'
  },
  {
    code: 'listing-linen',
    place: 'listing',
    sort: 50,
    title: 'Лён мнётся, но не сдаётся',
    text: 'Как стирать и сушить, чтобы складка держалась без утюга.',
    link: { text: 'Уход за вещами', url: '/pages/uhod' },
    cover: 'stone',
    art: ['pinafore:navy', 'bow:red:front:satin'],
    values: ['material:linen', 'brand:len-i-linejka']
  },
  {
    code: 'listing-cotton-uniform',
    place: 'listing',
    sort: 60,
    title: 'Хлопок для формы',
    text: 'Рубашки и блузки, которые не липнут к спине на шестом уроке.',
    link: { text: 'Уход за вещами', url: '/pages/uhod' },
    cover: 'sky',
    art: ['blouse:white:front:long+bow', 'shirt:sky:front:tie'],
    category: 'shkolnaya-forma',
    values: ['material:cotton']
  }
]
