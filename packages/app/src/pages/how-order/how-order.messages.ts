export const howOrderMessages = {
  steps: 'шаги заказа',
  questions: 'частые вопросы'
} as const
