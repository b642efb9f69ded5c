import { Misunderstanding, type Visit } from './visit.ts'

const CANCEL = 'отмена'

/** The visitor has changed his mind. */
export class Cancelled extends Error {}

interface Field {
  readonly title: string
  /** Taken when the answer is empty. */
  readonly initial?: string
  /** What the shop makes of the answer. */
  readonly repair?: (answer: string) => string
  /** The message to show, or undefined when the answer is good. */
  readonly check?: (answer: string) => string | undefined
}

/** Asks until the answer is good; «отмена» rejects with Cancelled. */
export async function askField(visit: Visit, field: Field): Promise<string> {
  const { title, initial: known = '', repair = answer => answer, check = () => undefined } = field
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
  /** Why it cannot be taken; empty or left out when it can. */
  readonly unavailable?: string
  readonly value: Value
}

/** Shows numbered choices; `usual` is the place of the one taken when the answer is empty. */
export async function choose<Value>(
  visit: Visit,
  title: string,
  choices: readonly Choice<Value>[],
  usual = 0
): Promise<Value> {
  for (const [index, choice] of choices.entries()) sayChoice(visit, index + 1, choice)
  const answer = await askField(visit, {
    title,
    initial: String(usual + 1),
    check: text => {
      const choice = choices[Number(text) - 1]
      return choice ? choice.unavailable || undefined : `Число от 1 до ${choices.length}.`
    }
  })
  const chosen = choices[Number(answer) - 1]
  if (!chosen) throw new Misunderstanding('Выбирать не из чего.')
  return chosen.value
}

function sayChoice({ screen }: Visit, number: number, choice: Choice<unknown>): void {
  const { title, note = '', unavailable = '' } = choice
  const more = unavailable || note
  screen.say(`${String(number).padStart(3)}  ${title}${more && screen.dim(` — ${more}`)}`)
}
