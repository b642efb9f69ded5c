export const rafflePageMessages = {
  terms: 'Условия',
  winners: 'Победители',
  prizes: 'Призы',
  yourNumber: 'Ваш номер',
  getNumber: 'Получить номер',
  prove: 'Подтвердить почту',
  whySignIn: 'Участвуют с аккаунтом магазина. Войдите, и получите свой номер.'
} as const
