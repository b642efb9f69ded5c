import type { Outcome } from './check.ts'

const WIDTH = 17

/** One story in plain words. */
export function outcomeText({ story, title, state, ...told }: Outcome): string {
  const head = `${state.padEnd(9)} ${story.padEnd(WIDTH)} ${title}`
  if (state === 'left out') return `${head}\n          not offered by this front: ${told.reason}`
  if (state === 'passed') return `${head}, ${told.seconds} s`
  const lines = [
    ['expected', told.expected],
    ['seen', told.seen],
    ['to do', told.hint]
  ]
  return [head, ...lines.map(([name, text]) => `          ${name}: ${text}`)].join('\n')
}

/** The last line of a report. */
export function summaryText(outcomes: readonly Outcome[]): string {
  const count = (state: Outcome['state']) =>
    outcomes.filter(outcome => outcome.state === state).length
  return `${count('passed')} passed, ${count('failed')} failed, ${count('left out')} left out`
}
