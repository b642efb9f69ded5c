/** Words of sums; the place in a list is the number that it says. */
export const sumWords = {
  zero: 'ноль',
  units: [
    '',
    ...['один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'],
    ...['одиннадцать', 'двенадцать', 'тринадцать', 'четырнадцать', 'пятнадцать'],
    ...['шестнадцать', 'семнадцать', 'восемнадцать', 'девятнадцать']
  ],
  feminine: ['', 'одна', 'две'],
  tens: [
    ...['', '', 'двадцать', 'тридцать', 'сорок', 'пятьдесят'],
    ...['шестьдесят', 'семьдесят', 'восемьдесят', 'девяносто']
  ],
  hundreds: [
    ...['', 'сто', 'двести', 'триста', 'четыреста', 'пятьсот'],
    ...['шестьсот', 'семьсот', 'восемьсот', 'девятьсот']
  ],
  rubles: ['рубль', 'рубля', 'рублей'],
  kopecks: ['копейка', 'копейки', 'копеек'],
  thousands: ['тысяча', 'тысячи', 'тысяч'],
  millions: ['миллион', 'миллиона', 'миллионов'],
  milliards: ['миллиард', 'миллиарда', 'миллиардов']
} as const

/** What stands in the papers of an order. */
export const paperMessages = {
  notFound: 'У этого заказа нет такого документа',
  titles: {
    invoice: (number: string, day: string) => `Счёт на оплату № ${number} от ${day}`,
    deliveryNote: (number: string, day: string) => `Товарная накладная № ${number} от ${day}`
  },
  fileNames: {
    invoice: (number: string) => `Счёт ${number}.pdf`,
    deliveryNote: (number: string) => `Накладная ${number}.pdf`
  },
  purpose: (number: string, day: string) => `Оплата заказа № ${number} от ${day}`,
  seller: 'Поставщик',
  buyer: 'Покупатель',
  consignee: 'Грузополучатель',
  basis: 'Основание',
  order: (number: string, day: string) => `Заказ № ${number} от ${day}`,
  inn: (inn: string) => `ИНН ${inn}`,
  kpp: (kpp: string) => `КПП ${kpp}`,
  ogrn: (ogrn: string) => `ОГРН ${ogrn}`,
  bankTitle: 'Банк получателя',
  bik: 'БИК',
  account: 'Счёт №',
  receiver: 'Получатель',
  columns: ['№', 'Наименование', 'Кол-во', 'Ед.', 'Цена, ₽', 'Сумма, ₽'],
  ofSet: (name: string, set: string) => `${name} (${set})`,
  piece: 'шт.',
  service: 'усл.',
  delivery: (title: string) => `Доставка: ${title}`,
  total: 'Итого',
  withVat: (percent: number) => `В том числе НДС ${percent}\u00a0%`,
  withoutVat: 'Без налога (НДС)',
  toPay: 'Всего к оплате',
  toHandOver: 'Всего по накладной',
  summary: (count: number, sum: string) => `Всего наименований ${count}, на сумму ${sum} руб.`,
  payByQr: 'Оплата по QR-коду',
  payByQrHint:
    'Откройте камеру в приложении банка: получатель, сумма и назначение заполнятся сами.',
  paid: 'Оплачено',
  validity: 'Оплата счёта означает согласие с условиями поставки.',
  handedOver: 'Отпуск груза произвёл',
  received: 'Груз получил',
  head: 'Руководитель',
  accountant: 'Бухгалтер',
  position: 'должность',
  signature: 'подпись',
  fullName: 'расшифровка подписи',
  date: '«___» ______________ 20___ г.',
  stamp: 'М. П.'
} as const
