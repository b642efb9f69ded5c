export const codeSignInMessages = {
  title: 'Вход по коду',
  login: 'E-mail или телефон',
  loginHint: 'Код придёт письмом или в СМС. Телефон — тот, что подтверждён в личном кабинете',
  getCode: 'Получить код'
} as const
