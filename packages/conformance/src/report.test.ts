import { expect, test } from 'vitest'

import type { Outcome } from './check.ts'
import { outcomeText, summaryText } from './report.ts'

const told = { title: 'a guest buys', seconds: 2.5 }
const outcomes: readonly Outcome[] = [
  { ...told, story: 'purchase', state: 'passed' },
  { ...told, story: 'no-script', state: 'left out', reason: 'drawn in the browser' },
  {
    ...{ ...told, story: 'keyboard', state: 'failed' },
    ...{ expected: 'a button «Buy»', seen: 'no button', hint: 'Give it this name' }
  }
]

test('what failed says what was expected, what was seen and what to do', () => {
  const [passed, leftOut, failed] = outcomes.map(outcomeText)

  expect(passed).toMatch(/^passed +purchase +a guest buys, 2.5 s$/)
  expect(leftOut).toMatch(/^left out .*\n +not offered by this front: drawn in the browser$/)
  expect(failed).toMatch(
    /^failed .*\n +expected: a button «Buy»\n +seen: no button\n +to do: Give it this name$/
  )
})

test('the last line counts what was left out apart', () => {
  expect(summaryText(outcomes)).toBe('1 passed, 1 failed, 1 left out')
})
