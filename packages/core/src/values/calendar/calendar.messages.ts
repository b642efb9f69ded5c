/** Words for days. */
export const calendarMessages = {
  /** Today and the days after it. */
  near: ['сегодня', 'завтра', 'послезавтра'],
  from: (day: string) => `с ${day}`
} as const
