/** «А*** С.» of «Соколова Анна Игоревна»: enough for a person to find himself. */
export function maskedName(fio: string): string | undefined {
  const [surname = '', name = ''] = fio.trim().split(/\s+/)
  const first = name === '' ? surname : name
  if (first === '') return undefined
  return `${first.slice(0, 1)}***${name === '' ? '' : ` ${surname.slice(0, 1)}.`}`
}
