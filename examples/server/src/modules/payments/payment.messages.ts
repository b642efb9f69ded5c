/** What the server says about payments. */
export const paymentMessages = {
  noBill: 'Счёт не найден',
  alreadyPaid: 'Заказ уже оплачен',
  orderCancelled: 'Заказ отменён, оплатить его нельзя',
  title: (number: string) => `Заказ ${number}`,
  forged: 'Подпись не подошла',
  unknownPayment: 'Такого платежа нет',
  wrongAmount: 'Сумма не совпадает со счётом'
} as const
