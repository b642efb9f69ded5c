export const shareMenuMessages = {
  title: 'Поделиться',
  hint: 'Отправить ссылку'
} as const
