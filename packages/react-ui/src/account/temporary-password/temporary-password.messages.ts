export const temporaryPasswordMessages = {
  title: 'Пароль на почту',
  hint: 'Пришлём пароль для одного входа. Ваш прежний пароль не изменится',
  send: 'Прислать временный пароль',
  again: 'Прислать ещё раз',
  other: 'Указать другой e-mail'
} as const
