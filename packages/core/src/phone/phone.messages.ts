export const phoneMessages = {
  /** The warning under a Russian number (§5). */
  russianFormat: 'Укажите номер в международном формате: +7 и ещё 10 цифр, всего 11 цифр'
} as const
