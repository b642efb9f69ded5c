export const temporaryPasswordMessages = {
  title: 'Пароль на почту',
  hint: 'Пришлём пароль для одного входа. Ваш прежний пароль не изменится',
  send: 'Прислать пароль'
} as const
