/** What buyers and the keeper are told of money that has to go back. */
export const moneyBackMessages = {
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
  })
} as const
