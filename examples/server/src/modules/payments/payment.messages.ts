/** What the server says about payments. */
export const paymentMessages = {
  noBill: 'Счёт не найден',
  alreadyPaid: 'Заказ уже оплачен',
  orderCancelled: 'Заказ отменён, оплатить его нельзя',
  tooLate: 'Способ оплаты этого заказа уже не изменить',
  title: (number: string) => `Заказ ${number}`,
  nothingOwed: 'По этому заказу возвращать нечего',
  paidTwice: (number: string, price: string) => ({
    title: `Заказ ${number} оплачен дважды`,
    body: `Лишние ${price} вернём тем же способом, которым вы платили. Делать ничего не нужно.`
  }),
  paidLate: (number: string, price: string) => ({
    title: `Оплата отменённого заказа ${number}`,
    body: `Заказ уже отменён, поэтому ${price} вернём тем же способом, которым вы платили.`
  }),
  returned: (number: string, price: string) => ({
    title: `Вернули деньги по заказу ${number}`,
    body: `${price} придут тем же способом, которым вы платили.`
  }),
  forged: 'Подпись не подошла',
  unknownPayment: 'Такого платежа нет',
  wrongAmount: 'Сумма не совпадает со счётом'
} as const
