export const starInputMessages = {
  awful: 'Ужасно',
  poor: 'Плохо',
  fair: 'Нормально',
  good: 'Хорошо',
  excellent: 'Отлично',
  stars: (place: number, word: string) => `${place} из 5: ${word}`
} as const
