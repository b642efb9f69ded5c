export const mailingFormMessages = {
  subscription: 'Подписка',
  subscribe: 'Подписаться',
  sent: 'Мы отправили письмо. Перейдите по ссылке в нём, чтобы подтвердить подписку'
} as const
