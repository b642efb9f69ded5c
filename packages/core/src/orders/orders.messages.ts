import type { PaymentStatus } from '../entities/order.ts'

/** Texts about orders: their lists, their statuses and their sums. */
export const ordersMessages = {
  track: 'Отследить',
  more: 'Подробнее',
  every: 'Все',
  toEvery: 'Все заказы',
  noneHere: 'Здесь пусто',
  noneHereHint: 'На этой странице заказов нет. Посмотрите остальные.',
  search: 'Номер заказа или товар',
  noneFound: 'Такого заказа нет',
  noneFoundHint: 'Проверьте номер или напишите название товара иначе.',
  noneYet: 'Заказов пока нет',
  noneYetHint: 'Когда вы оформите заказ, здесь появится его путь: от сборки до пункта выдачи.',
  noneYetNote: 'чистая страница',
  toCatalogue: 'В каталог',
  atHome: 'Заказ у вас',
  next: (status: string) => `Дальше: ${status}`,
  collected: 'Собираем заказ. Напишем, когда его можно будет забрать или встретить курьера.',
  mailed: 'Пришлём заказ письмом на электронную почту.',
  payFirst: 'Оплатите заказ, и мы начнём его собирать.',
  invoiceAwaited: 'Ожидает оплаты',
  invoice: 'Скачать счёт',
  payInvoice: 'Оплатите счёт, и мы начнём собирать заказ.',
  payInvoiceUntil: (day: string) => `Оплатите счёт до ${day}, и мы начнём собирать заказ.`,
  payAgain: 'Деньги не списаны. Попробуйте ещё раз или выберите другой способ оплаты.',
  cancelled: 'Заказ отменён.',
  payOtherwise: 'Оплатить другим способом',
  changePayment: 'Выбрать этот способ',
  cancel: 'Отменить заказ',
  moneyBack:
    'Деньги вернутся тем же способом, которым вы платили. Восстановить заказ будет нельзя.',
  noWayBack: 'Восстановить заказ будет нельзя, но его можно повторить.',
  certificates: 'Сертификаты',
  certificatesHint:
    'Введите номер в корзине в поле промокода. Никому его не показывайте: он как деньги.',
  certificate: {
    left: (price: string) => `осталось ${price}`,
    until: (day: string) => `до ${day}`,
    spent: 'потрачен',
    ended: 'больше не действует'
  },
  returned: 'Деньги возвращены',
  toReturn: (price: string) => `Вернём ${price} тем же способом, которым вы платили.`,
  paidTwice: (price: string) =>
    `Заказ оплачен дважды. Лишние ${price} вернём тем же способом, которым вы платили.`,
  pickup: { where: 'Где', when: 'Когда', until: 'До какого дня', code: 'Код выдачи' },
  numbered: (number: string) => `Заказ ${number}`,
  placed: (date: string, time: string) => `от ${date}, ${time}`,
  payElsewhere: 'Не удалось открыть страницу оплаты. Выберите другой способ',
  paymentTitles: {
    none: 'Принят',
    waiting: 'Ждёт оплаты',
    paid: 'Оплачен',
    declined: 'Оплата не прошла',
    refunded: 'Вернём деньги'
  } satisfies Record<PaymentStatus, string>,
  payments: {
    none: '',
    waiting: 'ждёт оплаты',
    paid: 'оплачено',
    declined: 'оплата не прошла',
    refunded: 'вернём деньги'
  } satisfies Record<PaymentStatus, string>
} as const
