import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { suggestNames } from '../contracts/address-suggestions.ts'
import { findOrganizations } from '../contracts/organization-mapper.ts'
import { createMemoryClock } from '../platform/memory-clock.ts'
import { json } from '../testing/fake-server.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop, settle } from '../testing/test-shop.ts'
import { createSuggestionsMachine } from './suggestions.machine.ts'
import { activeOption, isListOpen, shownOptions, suggestionsNote } from './suggestions.selectors.ts'

const CITIES = ['Тверь', 'Тверца', 'Тверское']

function createField() {
  const clock = createMemoryClock()
  const asked: string[] = []
  const answers: { text: string; give: (options: readonly string[]) => void; lose: () => void }[] =
    []
  const actor = createActor(
    createSuggestionsMachine<string>({
      lookup: text => {
        asked.push(text)
        return new Promise((give, lose) => {
          answers.push({ text, give, lose: () => lose(new Error('Нет сети')) })
        })
      }
    }),
    { clock }
  ).start()
  const picked: string[] = []
  actor.on('option.picked', ({ option }) => picked.push(option))
  const now = () => actor.getSnapshot()
  async function answerTo(text: string, options: readonly string[]) {
    answers.find(answer => answer.text === text)?.give(options)
    await settle()
  }
  function type(text: string, pauseMs = 200) {
    actor.send({ type: 'text.change', text })
    clock.advance(pauseMs)
  }
  return { actor, clock, asked, answers, picked, now, answerTo, type }
}

test('asks once for what was typed, after a pause of 200 ms', () => {
  const { asked, type, clock } = createField()

  type('Т', 100)
  type('Тв', 199)
  expect(asked).toEqual([])
  clock.advance(1)

  expect(asked).toEqual(['Тв'])
})

test('an answer to an older text is never shown', async () => {
  const { now, type, answerTo } = createField()
  type('Мос')
  type('Тве')

  await answerTo('Тве', CITIES)
  await answerTo('Мос', ['Москва'])

  expect(shownOptions(now())).toEqual(CITIES)
})

test('the old options stay in sight while the next answer is on its way', async () => {
  const { now, type, answerTo } = createField()
  type('Тв')
  await answerTo('Тв', CITIES)

  type('Тве')

  expect(now().hasTag('busy')).toBe(true)
  expect(isListOpen(now())).toBe(true)
})

test('arrows go around the list and Enter takes what is under them', async () => {
  const { actor, now, picked, type, answerTo } = createField()
  type('Тв')
  await answerTo('Тв', CITIES)
  const walk = (...steps: ('option.next' | 'option.previous')[]) => {
    for (const step of steps) actor.send({ type: step })
    return activeOption(now())
  }

  expect(activeOption(now())).toBeUndefined()
  expect(walk('option.previous')).toBe('Тверское')
  expect(walk('option.next')).toBe('Тверь')
  expect(walk('option.next', 'option.next', 'option.next')).toBe('Тверь')
  actor.send({ type: 'option.point', index: 1 })
  actor.send({ type: 'option.pick' })

  expect(picked).toEqual(['Тверца'])
  expect(isListOpen(now())).toBe(false)
})

test('Enter without a choice takes nothing, a click takes its own option', async () => {
  const { actor, picked, type, answerTo, now } = createField()
  type('Тв')
  await answerTo('Тв', CITIES)

  actor.send({ type: 'option.pick' })
  actor.send({ type: 'option.pick', index: 7 })
  expect(isListOpen(now())).toBe(true)
  actor.send({ type: 'option.pick', index: 2 })

  expect(picked).toEqual(['Тверское'])
})

test('an empty answer shows the dropdown’s own words', async () => {
  const { now, type, answerTo } = createField()
  type('Ъъъ')
  await answerTo('Ъъъ', [])

  expect(suggestionsNote(now())).toBe('Не нашли такого адреса. Его можно ввести самостоятельно')
  expect(suggestionsNote(now(), 'Такого ФИО нет')).toBe('Такого ФИО нет')
})

test('a lookup that fails says so, and the next key asks again', async () => {
  const { now, type, answers, asked, answerTo } = createField()
  type('Тв')
  answers[0]?.lose()
  await settle()
  expect(suggestionsNote(now())).toBe('Подсказки сейчас недоступны. Заполните поле самостоятельно')

  type('Тве')
  await answerTo('Тве', CITIES)

  expect(asked).toEqual(['Тв', 'Тве'])
  expect(suggestionsNote(now())).toBeUndefined()
})

test('an emptied field and Escape close the list and stop the question', async () => {
  const { actor, asked, now, type, answerTo, clock } = createField()
  type('Тв')
  actor.send({ type: 'list.close' })
  await answerTo('Тв', CITIES)
  expect(isListOpen(now())).toBe(false)

  type('Тве', 100)
  type('  ', 100)
  clock.advance(1000)

  expect(asked).toEqual(['Тв'])
  expect(now().value).toBe('closed')
})

test('every state and every transition is reached', () => {
  const machine = createSuggestionsMachine<string>({ lookup: () => new Promise(() => undefined) })

  const { states, transitions, missed } = walkGraph(machine, {
    events: [
      { type: 'text.change', text: 'Тв' },
      { type: 'text.change', text: '' },
      { type: 'option.next' },
      { type: 'option.previous' },
      { type: 'option.point', index: 0 },
      { type: 'option.pick', index: 1 },
      { type: 'list.close' },
      { type: 'xstate.done.actor.lookup', output: CITIES },
      { type: 'xstate.done.actor.lookup', output: [] },
      { type: 'xstate.error.actor.lookup', error: new Error('Нет сети') }
    ],
    check: ({ value, context }) => {
      expect(context.active).toBeLessThan(Math.max(1, context.options.length))
      if (value === 'closed' || value === 'empty') expect(context.options).toEqual([])
    }
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('the shop’s dropdown of names asks for the visitor’s role, by pages', async () => {
  const shop = createTestShop()
  const meta = { page: 1, limit: 10, total: 0, pages: 0 }
  shop.server.on(suggestNames, () => ({ data: [], meta }))
  const field = shop.createNameSuggestions()

  field.send({ type: 'text.change', text: 'Соко' })
  await shop.advance(200)

  const url = shop.server.calls.find(call => call.url.pathname.endsWith('/names'))?.url
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    fio: 'Соко',
    role: 'guest',
    page: '1',
    pageSize: '10'
  })
  shop.stop()
})

test('an organisation is looked up by its INN, and an outage is told', async () => {
  const shop = createTestShop()
  const school = {
    value: 'МБОУ «Лицей»',
    inn: '6658000000',
    kpp: '665801001',
    title: 'МБОУ «Лицей»',
    address: 'г. Екатеринбург',
    type: 'LEGAL',
    isActive: true
  }
  shop.server.on(findOrganizations, () => ({ data: [school] }))
  const field = shop.createOrganizationSuggestions()
  field.send({ type: 'text.change', text: '6658' })
  await shop.advance(200)
  expect(shownOptions(field.getSnapshot())).toEqual([school])

  shop.server.on(findOrganizations, () => json(400, {}))
  field.send({ type: 'text.change', text: '66580' })
  await shop.advance(200)

  expect(field.getSnapshot().value).toBe('failed')
  shop.stop()
})
