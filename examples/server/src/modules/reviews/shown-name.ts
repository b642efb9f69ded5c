import { firstName } from '@vitrina/core/values'

const NAME_MAX = 40

/** «Анна С.» of «Соколова Анна Игоревна»; undefined when there is no name to show. */
export function shownName(fio: string): string | undefined {
  const first = firstName(fio).slice(0, NAME_MAX)
  if (first === '') return undefined
  const initial = /^(\S)\S*\s+\S/.exec(fio.trim())?.[1]
  return initial === undefined ? first : `${first} ${initial}.`
}
