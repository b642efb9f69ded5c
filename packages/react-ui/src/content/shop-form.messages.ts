export const shopFormMessages = {
  received: 'Спасибо! Мы получили ваше сообщение',
  choose: 'Выберите',
  needed: (label: string) => `${label} *`
} as const
