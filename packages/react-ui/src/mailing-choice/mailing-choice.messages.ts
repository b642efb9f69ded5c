export const mailingChoiceMessages = {
  title: 'Рассылка',
  sendAgain: 'Отправить письмо ещё раз',
  unsubscribe: 'Отписаться'
} as const
