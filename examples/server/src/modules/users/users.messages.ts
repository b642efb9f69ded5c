/** What the server says about an account's own data. */
export const usersMessages = {
  sessionEnded: 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново',
  wrongPassword: 'Неверный пароль',
  ordersUnderWay: (numbers: readonly string[]) =>
    `Сначала дождитесь заказов или отмените их: ${numbers.join(', ')}`,
  deleted: 'Аккаунт удалён',
  erasedBuyer: 'Покупатель удалил аккаунт',
  erasedParticipant: 'Участник удалил аккаунт'
} as const
