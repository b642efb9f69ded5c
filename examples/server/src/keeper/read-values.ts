import { WrongArguments } from './command.ts'

const MOST = 2_000_000_000

/** A whole number not below `least`. */
export function readWhole(text: string, name: string, least = 0): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= MOST) return number
  throw new WrongArguments(`${name}: нужно целое число от ${least}, а не «${text}»`)
}

/** Rubles above zero like 1299, 1299.9 or 1299,90 as kopecks. */
export function readKopecks(text: string, name: string): number {
  const [, rubles, kopecks = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const sum = Number(rubles) * 100 + Number(kopecks.padEnd(2, '0'))
  if (sum > 0) return sum
  throw new WrongArguments(`${name}: нужна сумма в рублях, например 1299,90, а не «${text}»`)
}

/** A calendar day in Moscow, 2026-09-01, as the moment when it begins. */
export function readDay(text: string, name: string): Date {
  const day = new Date(`${text}T00:00:00+03:00`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime())
  // JavaScript takes 31 June for 1 July.
  if (isDay && toDay(day) === text) return day
  throw new WrongArguments(`${name}: нужна дата вида 2026-09-01, а не «${text}»`)
}

const MOSCOW_MS = 3 * 3_600_000
const toDay = (moment: Date) => new Date(moment.getTime() + MOSCOW_MS).toISOString().slice(0, 10)

/** One of the words, or an explanation which there are. */
export function readWord<Word extends string>(
  text: string,
  name: string,
  words: readonly Word[]
): Word {
  const found = words.find(word => word === text)
  if (found !== undefined) return found
  throw new WrongArguments(`${name}: «${text}» не бывает, бывает: ${words.join(', ')}`)
}
