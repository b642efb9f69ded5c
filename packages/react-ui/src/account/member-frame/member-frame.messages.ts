export const memberFrameMessages = {
  checking: 'Проверяем, что это вы'
} as const
