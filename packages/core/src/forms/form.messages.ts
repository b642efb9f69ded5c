import { plural } from '../values/plural/plural.ts'

export const formMessages = {
  tooLong: (count: number) => `Не больше ${count} ${plural(count, ['знака', 'знаков', 'знаков'])}`,
  notNumber: 'Введите число',
  tooSmall: (min: number) => `Не меньше ${min}`,
  tooLarge: (max: number) => `Не больше ${max}`,
  choose: 'Выберите вариант',
  wrongOption: 'Такого варианта нет',
  check: 'Проверьте введённые данные'
} as const
