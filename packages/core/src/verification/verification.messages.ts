/** What is said beside the field of a code. */
export const verificationMessages = {
  resend: 'Отправить код ещё раз',
  resendIn: (seconds: number) => `Новый код можно запросить через ${seconds} с`,
  verified: 'Подтверждено'
} as const
