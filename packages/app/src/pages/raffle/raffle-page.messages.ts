export const rafflePageMessages = {
  terms: 'Условия',
  winners: 'Победители',
  prizes: 'Призы',
  yourNumber: 'Ваш номер',
  getNumber: 'Получить номер'
} as const
