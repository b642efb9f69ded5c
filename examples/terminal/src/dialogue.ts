import { Misunderstanding, type Visit } from './visit.ts'

const CANCEL = 'отмена'

/** The visitor has changed his mind. */
export class Cancelled extends Error {}

interface Field {
  readonly title: string
  /** Taken when the answer is empty. */
  readonly known?: string
  /** What the shop makes of the answer. */
  readonly repair?: (answer: string) => string
  /** The message to show, or undefined when the answer is good. */
  readonly check?: (answer: string) => string | undefined
}

/** Asks until the answer is good; «отмена» rejects with Cancelled. */
export async function askField(visit: Visit, field: Field): Promise<string> {
  const { title, known = '', repair = answer => answer, check = () => undefined } = field
  const hint = known === '' ? '' : ` [${known}]`
  const answer = await visit.screen.ask(`${title}${hint}: `)
  if (answer.toLowerCase() === CANCEL) throw new Cancelled()
  const value = repair(answer || known)
  const mistake = check(value)
  if (mistake === undefined) return value
  visit.screen.say(`  ${mistake}`)
  return askField(visit, field)
}

export async function isAgreed(visit: Visit, title: string): Promise<boolean> {
  const answer = await askField(visit, {
    title: `${title} (да/нет)`,
    repair: text => text.toLowerCase(),
    check: text => (/^(да|д|нет|н)$/.test(text) ? undefined : 'Ответьте «да» или «нет».')
  })
  return answer.startsWith('д')
}

export interface Choice<Value> {
  readonly title: string
  readonly note?: string
  readonly value: Value
}

/** Shows numbered choices; the first one is taken when the answer is empty. */
export async function choose<Value>(
  visit: Visit,
  title: string,
  choices: readonly Choice<Value>[]
): Promise<Value> {
  const { screen } = visit
  for (const [index, { title: name, note = '' }] of choices.entries()) {
    const more = note === '' ? '' : screen.dim(` — ${note}`)
    screen.say(`${String(index + 1).padStart(3)}  ${name}${more}`)
  }
  const answer = await askField(visit, {
    title,
    known: '1',
    check: text => (choices[Number(text) - 1] ? undefined : `Число от 1 до ${choices.length}.`)
  })
  const chosen = choices[Number(answer) - 1]
  if (!chosen) throw new Misunderstanding('Выбирать не из чего.')
  return chosen.value
}

interface Usable {
  readonly isDefault: boolean
  /** Empty when it can be used. */
  readonly unavailable: string
}

/** What can be used now, the usual one first. */
export const usableFirst = <Row extends Usable>(rows: readonly Row[]): readonly Row[] =>
  rows
    .filter(({ unavailable }) => unavailable === '')
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
