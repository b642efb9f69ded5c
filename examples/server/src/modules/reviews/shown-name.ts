const NAME_MAX = 40

/** «Анна С.» of «Соколова Анна Игоревна»; undefined when there is no name to show. */
export function shownName(fio: string): string | undefined {
  const [surname = '', name = ''] = fio.trim().split(/\s+/)
  const first = name === '' ? surname : name
  if (first === '') return undefined
  const initial = name === '' ? '' : ` ${surname.slice(0, 1)}.`
  return `${first.slice(0, NAME_MAX)}${initial}`
}
