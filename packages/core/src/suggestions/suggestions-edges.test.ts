import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory-clock.ts'
import { settle } from '../testing/test-shop.ts'
import { createSuggestionsMachine, type SuggestionsEvent } from './suggestions.machine.ts'
import { activeOption, isListOpen, shownOptions, suggestionsNote } from './suggestions.selectors.ts'

const STREETS = ['Тверская', 'Тверской бульвар', 'Тверцкая']

/** A field whose service answers with the streets, or as `lookup` says. */
function createField(lookup: (text: string) => Promise<readonly string[]> = async () => STREETS) {
  const clock = createMemoryClock()
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const actor = createActor(
    createSuggestionsMachine<string>({
      lookup(text, signal) {
        asked.push(text)
        signals.push(signal)
        return lookup(text)
      }
    }),
    { clock }
  ).start()
  const picked: string[] = []
  actor.on('option.picked', ({ option }) => picked.push(option))
  return {
    asked,
    signals,
    picked,
    now: () => actor.getSnapshot(),
    send: (...events: SuggestionsEvent[]) => {
      for (const event of events) actor.send(event)
    },
    async type(text: string) {
      actor.send({ type: 'text.change', text })
      clock.advance(200)
      await settle()
    }
  }
}

test('a mouse points at an option, and Enter takes it', async () => {
  const { type, send, now, picked } = createField()
  await type('твер')

  send({ type: 'option.point', index: 2 })
  expect(activeOption(now())).toBe('Тверцкая')
  send({ type: 'option.pick' })

  expect(picked).toEqual(['Тверцкая'])
  expect([isListOpen(now()), activeOption(now())]).toEqual([false, undefined])
})

test.each([-1, 3, 100, 0.5, Number.NaN])(
  'there is no option %d to point at or to take',
  async at => {
    const { type, send, now, picked } = createField()
    await type('твер')

    send({ type: 'option.point', index: at }, { type: 'option.pick', index: at })

    expect(activeOption(now())).toBeUndefined()
    expect([picked, isListOpen(now())]).toEqual([[], true])
  }
)

test('the arrows go on from where the mouse is', async () => {
  const { type, send, now } = createField()
  await type('твер')
  send({ type: 'option.point', index: 1 })

  send({ type: 'option.next' })
  expect(activeOption(now())).toBe('Тверцкая')
  send({ type: 'option.next' })
  expect(activeOption(now())).toBe('Тверская')
  send({ type: 'option.previous' })

  expect(activeOption(now())).toBe('Тверцкая')
})

test('the next letter keeps the list and forgets what was pointed at', async () => {
  const { type, send, now } = createField()
  await type('твер')
  send({ type: 'option.next' }, { type: 'text.change', text: 'тверс' })

  expect(shownOptions(now())).toEqual(STREETS)
  expect(activeOption(now())).toBeUndefined()
  expect(now().context.text).toBe('тверс')
})

test('arrows over no list do nothing', () => {
  const { send, now, picked } = createField()

  send({ type: 'option.next' }, { type: 'option.previous' }, { type: 'option.pick' })

  expect([now().value, now().context.active, picked]).toEqual(['closed', -1, []])
})

test.each(['', '   ', '\n\t'])('the text %j asks nobody and closes the list', async blank => {
  const { type, now, asked } = createField()
  await type('твер')

  await type(blank)

  expect(asked).toEqual(['твер'])
  expect([now().value, shownOptions(now())]).toEqual(['closed', []])
})

test('an answer on its way is called off by the next letter and by Escape', async () => {
  const { type, send, signals, now } = createField(() => new Promise(() => undefined))
  await type('т')
  await type('тв')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])

  send({ type: 'list.close' })

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(now().hasTag('busy')).toBe(false)
})

test('what is said in place of a list is gone with the next letter', async () => {
  const { type, send, now } = createField(async () => [])
  await type('нигде')
  expect(suggestionsNote(now(), 'Организация не найдена')).toBe('Организация не найдена')

  send({ type: 'text.change', text: 'нигд' })

  expect(suggestionsNote(now(), 'Организация не найдена')).toBeUndefined()
})

test('a list that was opened, then lost to an outage, holds nothing old', async () => {
  let isDown = false
  const { type, now } = createField(async () => {
    if (isDown) throw new Error('Нет сети')
    return STREETS
  })
  await type('твер')
  isDown = true

  await type('тверс')

  expect(now().value).toBe('failed')
  expect(shownOptions(now())).toEqual([])
})
