export const shareMenuMessages = {
  title: 'Поделиться'
} as const
