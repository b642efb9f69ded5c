export const blankMessages = {
  sent: 'Заявка принята. Мы позвоним, чтобы подтвердить заказ'
} as const
