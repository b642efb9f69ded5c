import type { DemoShopPoint } from './content-shapes.ts'
import { cityId } from './places.ts'

const HOTLINE = '8 800 000-00-00'
const SHOP_HOURS = 'ежедневно 10:00–21:00'
const OFFICE_HOURS = 'пн–пт 9:00–18:00'

type Row = Omit<DemoShopPoint, 'cityId' | 'phone' | 'type' | 'hours' | 'art'> & {
  readonly city: string
  readonly hours?: string
  readonly art?: readonly string[]
}

const SHOPS: readonly Row[] = [
  {
    code: 'ekaterinburg-sadovaya',
    city: 'Екатеринбург',
    title: '«Пенал» на Садовой',
    address: 'Екатеринбург, ул. Садовая, д. 1',
    note: 'Вход со двора, слева от арки. Примерочные на втором этаже, есть лифт.',
    coordinates: [56.8352, 60.6121],
    services: ['Примерка', 'Самовывоз', 'Вышивка эмблемы', 'Подгонка по росту'],
    art: ['shop-front:', 'shirt:sky:front:tie', 'backpack:blue'],
    deliveryPointCode: 'store-ekaterinburg'
  },
  {
    code: 'moskva-shkolnaya',
    city: 'Москва',
    title: '«Пенал» на Школьной',
    address: 'Москва, ул. Школьная, д. 5',
    note: 'Первый этаж жилого дома, вывеска с синим пеналом. У входа стойка для самокатов.',
    coordinates: [55.7462, 37.6701],
    services: ['Примерка', 'Самовывоз', 'Подгонка по росту'],
    art: ['shop-front:', 'pinafore:navy', 'notepad:'],
    deliveryPointCode: 'store-moskva'
  },
  {
    code: 'kazan-pushkina',
    city: 'Казань',
    title: '«Пенал» на Пушкина',
    address: 'Казань, ул. Пушкина, д. 10',
    note: 'Угол здания со стороны сквера, пандус справа от ступеней.',
    coordinates: [55.7916, 49.1264],
    services: ['Примерка', 'Самовывоз', 'Вышивка эмблемы'],
    art: ['shop-front::front:arches', 'books'],
    deliveryPointCode: 'store-kazan'
  },
  {
    code: 'sankt-peterburg-rechnaya',
    city: 'Санкт-Петербург',
    title: '«Пенал» на набережной',
    address: 'Санкт-Петербург, наб. Речная, д. 14',
    note: 'Полуподвал с большими окнами, шесть ступеней вниз. С коляской позвоните — встретим.',
    coordinates: [59.9311, 30.3609],
    services: ['Примерка', 'Подгонка по росту'],
    art: ['shop-front::front:arches', 'scarf:red']
  },
  {
    code: 'novosibirsk-molodezhnyj',
    city: 'Новосибирск',
    title: '«Пенал» на Молодёжном',
    address: 'Новосибирск, б-р Молодёжный, д. 8',
    note: 'Два зала: форма налево, канцелярия и наука направо.',
    coordinates: [55.0415, 82.9346],
    services: ['Примерка', 'Вышивка эмблемы', 'Стол для левшей'],
    art: ['shop-front:', 'microscope']
  },
  {
    code: 'nizhnij-novgorod-teatralnaya',
    city: 'Нижний Новгород',
    title: '«Пенал» на Театральной',
    address: 'Нижний Новгород, пл. Театральная, д. 3',
    note: 'Торговый ряд, третья дверь от угла. Стоянка во дворе бесплатная первый час.',
    coordinates: [56.3244, 44.0059],
    services: ['Примерка', 'Подгонка по росту'],
    art: ['shop-front::front:arches', 'coat:beige']
  },
  {
    code: 'krasnodar-pobedy',
    city: 'Краснодар',
    title: '«Пенал» на Победы',
    address: 'Краснодар, пр-т Победы, д. 21',
    note: 'Рядом с детской библиотекой, вход под зелёным навесом.',
    coordinates: [45.0411, 38.9812],
    services: ['Примерка', 'Самовывоз'],
    art: ['shop-front:green', 'shorts:blue:front:pockets']
  },
  {
    code: 'tomsk-shkolnaya',
    city: 'Томск',
    title: '«Пенал» на Школьной',
    address: 'Томск, ул. Школьная, д. 7',
    note: 'Новый магазин, открыт летом. Стол для левшей в третьем зале.',
    coordinates: [56.4781, 84.9529],
    services: ['Примерка', 'Стол для левшей'],
    art: ['shop-front::front:house', 'pencil:']
  },
  {
    code: 'tyumen-stroitelej',
    city: 'Тюмень',
    title: '«Пенал» на Строителей',
    address: 'Тюмень, пр-т Строителей, д. 12',
    note: 'Второй этаж над аптекой, лестница и лифт сбоку.',
    coordinates: [57.1493, 65.5462],
    services: ['Примерка', 'Вышивка эмблемы'],
    art: ['shop-front:', 'gloves:violet']
  },
  {
    code: 'perm-pochtovyj',
    city: 'Пермь',
    title: '«Пенал» в Почтовом',
    address: 'Пермь, пер. Почтовый, д. 2',
    note: 'Тихий переулок за кинотеатром. Кольца для велосипедов у входа.',
    coordinates: [58.0142, 56.2435],
    services: ['Примерка'],
    art: ['shop-front::front:arches', 'notebook-cells:violet']
  },
  {
    code: 'kaliningrad-lesnoj',
    city: 'Калининград',
    title: '«Пенал» в Лесном',
    address: 'Калининград, проезд Лесной, д. 4',
    note: 'Отдельный домик у парка, внутри детский уголок с мольбертом.',
    coordinates: [54.7186, 20.4931],
    services: ['Примерка', 'Детский уголок'],
    hours: 'вт–вс 11:00–20:00',
    art: ['shop-front::front:house', 'paints::front:twelve']
  },
  {
    code: 'vladivostok-severnoe',
    city: 'Владивосток',
    title: '«Пенал» на Северном',
    address: 'Владивосток, ш. Северное, д. 30',
    note: 'Нижний этаж дома на склоне, вход со стороны моря.',
    coordinates: [43.1211, 131.8997],
    services: ['Примерка', 'Подгонка по росту'],
    hours: 'ежедневно 9:00–20:00',
    art: ['shop-front::front:house', 'goggles:turquoise']
  }
]

const DEALERS: readonly Row[] = [
  {
    code: 'dealer-irkutsk',
    city: 'Иркутск',
    title: 'Торговый дом «Парта»',
    address: 'Иркутск, ул. Садовая, д. 18',
    note: 'Форма и мебель для школ Прибайкалья. Образцы привозят в школу на неделю.',
    coordinates: [52.2812, 104.2896],
    services: ['Опт', 'Образцы в школу', 'Документы через ЭДО']
  },
  {
    code: 'dealer-voronezh',
    city: 'Воронеж',
    title: 'База «Школьный двор»',
    address: 'Воронеж, пер. Школьный, д. 9',
    note: 'Канцелярия коробками и рюкзаки со склада. Въезд для грузовых машин с торца.',
    coordinates: [51.6608, 39.2003],
    services: ['Опт', 'Склад в городе', 'Документы через ЭДО']
  },
  {
    code: 'dealer-habarovsk',
    city: 'Хабаровск',
    title: 'Компания «Восток-Форма»',
    address: 'Хабаровск, б-р Звёздный, д. 6',
    note: 'Шьют эмблемы сами, поэтому форма на класс готова за три недели.',
    coordinates: [48.4726, 135.0577],
    services: ['Опт', 'Вышивка эмблемы', 'Образцы в школу']
  },
  {
    code: 'dealer-yakutsk',
    city: 'Якутск',
    title: 'Дом одежды «Северный класс»',
    address: 'Якутск, ул. Лесная, д. 11',
    note: 'Верхняя одежда на настоящую зиму и доставка в улусы попутным бортом.',
    coordinates: [62.0281, 129.7042],
    services: ['Опт', 'Склад в городе']
  },
  {
    code: 'dealer-ufa',
    city: 'Уфа',
    title: 'Объединение «Учебный ряд»',
    address: 'Уфа, пр-т Победы, д. 40',
    note: 'Приборы и наборы для кабинетов физики и химии, помощь с заявкой для школы.',
    coordinates: [54.7431, 55.9678],
    services: ['Опт', 'Документы через ЭДО']
  },
  {
    code: 'dealer-rostov',
    city: 'Ростов-на-Дону',
    title: 'Склад «Южный портфель»',
    address: 'Ростов-на-Дону, ш. Северное, д. 2',
    note: 'Рюкзаки, обувь и спортивная форма. Заказ от 30 вещей собирают за день.',
    coordinates: [47.2481, 39.7114],
    services: ['Опт', 'Склад в городе', 'Документы через ЭДО']
  }
]

/** Shops of «Пенал» and the dealers that sell its goods wholesale. */
export const SHOP_POINTS: readonly DemoShopPoint[] = [
  ...SHOPS.map(row => pointOf(row, 'shop', SHOP_HOURS)),
  ...DEALERS.map(row => pointOf(row, 'dealer', OFFICE_HOURS))
]

function pointOf({ city, ...row }: Row, type: 'shop' | 'dealer', hours: string): DemoShopPoint {
  return { type, hours, phone: HOTLINE, art: [], cityId: cityId(city), ...row }
}
