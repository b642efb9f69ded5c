export const shopFormMessages = {
  received: 'Спасибо! Мы получили ваше сообщение',
  choose: 'Выберите'
} as const
