/** What the server says about payments. */
export const paymentMessages = {
  noBank: 'Оплата онлайн сейчас не работает. Напишите нам, как вам удобнее заплатить',
  noBill: 'Счёт не найден',
  alreadyPaid: 'Заказ уже оплачен',
  orderCancelled: 'Заказ отменён, оплатить его нельзя',
  tooLate: 'Способ оплаты этого заказа уже не изменить',
  title: (number: string) => `Заказ ${number}`,
  forged: 'Подпись не подошла',
  unknownPayment: 'Такого платежа нет',
  wrongAmount: 'Сумма не совпадает со счётом'
} as const
