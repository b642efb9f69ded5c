/** Names of the ways to sign in. */
export const signInWayTitles = {
  password: 'По паролю',
  code: 'По коду',
  mail: 'Пароль на почту'
} as const

export const signInFieldMessages = {
  title: 'Вход',
  email: 'E-mail',
  password: 'Пароль'
} as const
