export const mailingChoiceMessages = {
  title: 'Рассылка'
} as const
