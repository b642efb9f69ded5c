import { typedText } from '../spelling/typed-text.ts'

/** «Иванова Анна Петровна» → «Анна»; a single word is the name itself. */
export function firstName(fio = ''): string {
  const [surname = '', name = surname] = typedText(fio).split(' ')
  return name
}
