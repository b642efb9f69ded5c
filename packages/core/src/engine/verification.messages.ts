/** What is said beside the field of a code. */
export const verificationMessages = {
  code: 'Код подтверждения',
  sentTo: (value: string) => `Мы отправили код на ${value}`,
  otherContact: 'Указать другой e-mail или телефон',
  resend: 'Отправить код ещё раз',
  resendIn: (seconds: number) => `Новый код можно запросить через ${seconds} с`,
  verified: 'Подтверждено',
  proveEmail: 'Подтвердите почту',
  whyForBonuses: 'Бонусы видит и тратит только хозяин почты. Пришлём на неё код, это один раз.',
  whyForMailing: 'Рассылкой управляет только хозяин почты. Пришлём на неё код, это один раз.'
} as const
