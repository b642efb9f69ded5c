export const mailingFormMessages = {
  subscription: 'Подписка',
  sent: 'Мы отправили письмо. Перейдите по ссылке в нём, чтобы подтвердить подписку'
} as const
