export const newsMessages = {
  readingTime: (minutes: number) => `${minutes} мин чтения`
} as const
