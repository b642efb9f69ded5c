export const signInFormMessages = {
  title: 'Вход',
  password: 'Пароль',
  forgotten: 'Забыли пароль?',
  firstTime: 'Впервые у нас?'
} as const
