/** What the server says about an account's own data. */
export const usersMessages = {
  sessionEnded: 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново',
  emailRefused: 'Этот e-mail не подошёл. Мы написали на него, что можно сделать',
  knownSubject: 'Ваш аккаунт в «Пенале»',
  knownText:
    'Здравствуйте!\n\nЭтот e-mail только что указали в форме магазина, но у вас уже есть аккаунт с ним. Войдите с вашим паролем; если вы его не помните, восстановите его на странице входа.\n\nЕсли это были не вы, ничего не делайте: в вашем аккаунте ничего не изменилось.\n',
  wrongPassword: 'Неверный пароль',
  ordersUnderWay: (numbers: readonly string[]) =>
    `Сначала дождитесь заказов или отмените их: ${numbers.join(', ')}`,
  deleted: 'Аккаунт удалён',
  erasedBuyer: 'Покупатель удалил аккаунт',
  erasedParticipant: 'Участник удалил аккаунт'
} as const
