export const restockMessages = {
  sent: 'Напишем на почту, когда товар появится',
  noConnection: 'Нет связи. Попробуйте ещё раз'
} as const
