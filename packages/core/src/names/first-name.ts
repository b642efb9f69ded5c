/** «Иванова Анна Петровна» → «Анна»; a single word is the name itself. */
export function firstName(fio = ''): string {
  const [surname = '', name = surname] = fio.trim().split(/\s+/)
  return name
}
