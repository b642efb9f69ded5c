import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { walkGraph } from '../testing/graph-coverage.ts'
import { createPaginationMachine, type PaginationFact } from './pagination.machine.ts'
import { chosenPage, hasPageAfter, hasPageBefore, pageLinks } from './pagination.selectors.ts'

function start(page: number, count: number) {
  const actor = createActor(createPaginationMachine(page, count)).start()
  const facts: PaginationFact[] = []
  actor.on('*', fact => facts.push(fact))
  const choose = (...pages: number[]) => {
    for (const chosen of pages) actor.send({ type: 'page.choose', page: chosen })
  }
  return { actor, choose, facts, context: () => actor.getSnapshot().context }
}

test('a click asks for the page and scrolls to the top smoothly', () => {
  const { actor, choose, context, facts } = start(1, 8)

  choose(2)

  expect(facts).toEqual([
    { type: 'page.wanted', page: 2 },
    { type: 'page.scrollToTop', behavior: 'smooth' }
  ])
  expect([chosenPage(context()), actor.getSnapshot().hasTag('busy')]).toEqual([2, true])
})

test.each([
  ['the same page', 3],
  ['a page before the first', 0],
  ['a page after the last', 9],
  ['half a page', 1.5],
  ['no number', Number.NaN]
])('%s is not asked for', (_, page) => {
  const { choose, facts } = start(3, 8)

  choose(page)

  expect(facts).toEqual([])
})

test('of clicks in a row the last one counts', () => {
  const { choose, context, facts } = start(1, 8)

  choose(2, 3, 3)

  expect(facts.filter(({ type }) => type === 'page.wanted')).toHaveLength(2)
  expect(chosenPage(context())).toBe(3)
})

test('six links stand around the chosen page, and both ends are known', () => {
  const { actor, choose, context } = start(1, 8)
  expect([pageLinks(context()), hasPageBefore(context())]).toEqual([[1, 2, 3, 4, 5, 6], false])

  choose(8)
  expect([pageLinks(context()), hasPageAfter(context())]).toEqual([[3, 4, 5, 6, 7, 8], false])
  actor.send({ type: 'page.failed' })

  expect([chosenPage(context()), pageLinks(context())]).toEqual([1, [1, 2, 3, 4, 5, 6]])
})

test('every state and transition is reached, and only a turning list wants a page', () => {
  const { states, transitions, missed } = walkGraph(createPaginationMachine(1, 3), {
    events: [
      { type: 'page.choose', page: 1 },
      { type: 'page.choose', page: 3 },
      { type: 'page.shown', page: 3, count: 3 },
      { type: 'page.failed' }
    ],
    check({ value, context }) {
      expect(context.wanted !== undefined).toBe(value === 'turning')
    }
  })

  expect([states, transitions], missed.join('\n')).toEqual([1, 1])
})
