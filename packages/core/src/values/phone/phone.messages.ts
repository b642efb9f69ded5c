export const phoneMessages = {
  /** The warning under a Russian number (§5). */
  russianFormat: 'В международном формате: +7, всего 11 цифр'
} as const
