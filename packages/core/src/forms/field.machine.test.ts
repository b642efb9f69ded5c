import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { walkGraph } from '../testing/graph-coverage.ts'
import { required } from '../validation/validators.ts'
import { createFieldMachine, type FieldEvent } from './field.machine.ts'
import { isFieldHighlighted } from './field.selectors.ts'
import { fieldMessage } from './field.ts'

const nameRule = (value: string | boolean) => required(String(value))

function start(value = '') {
  const clock = new SimulatedClock()
  const actor = createActor(createFieldMachine(nameRule, value), { clock }).start()
  const act = (...events: FieldEvent[]) => {
    for (const event of events) actor.send(event)
    return actor.getSnapshot().value
  }
  return { actor, act, clock, message: () => fieldMessage(actor.getSnapshot().context) }
}

test('an empty required field says nothing before it was touched', () => {
  const { act, message } = start()
  expect([act(), message()]).toEqual(['neutral', undefined])

  expect(act({ type: 'field.leave' })).toEqual({ error: 'shown' })
  expect(message()).toBe('Поле не заполнено')
})

test('a filled field is valid, from the start or by typing', () => {
  expect(start('Анна').act()).toBe('valid')
  expect(start().act({ type: 'field.input', value: 'Анна' })).toBe('valid')
})

test('a failure is highlighted for two seconds, and again with each submit', () => {
  const { act, actor, clock } = start()
  expect(act({ type: 'field.submit' })).toEqual({ error: 'highlighted' })
  expect(isFieldHighlighted(actor.getSnapshot())).toBe(true)
  clock.increment(1500)
  act({ type: 'field.submit' }, { type: 'field.leave' })
  clock.increment(1999)
  expect(act()).toEqual({ error: 'highlighted' })

  clock.increment(1)

  expect(act()).toEqual({ error: 'shown' })
  expect(isFieldHighlighted(actor.getSnapshot())).toBe(false)
})

test('the server’s word stands until the next input', () => {
  const { act, message } = start('Анна')
  act({ type: 'field.refuse', message: 'Такое имя занято' })
  expect(message()).toBe('Такое имя занято')

  expect(act({ type: 'field.input', value: 'Анна П' })).toBe('valid')

  expect(message()).toBeUndefined()
})

test('a field that is reset is as new', () => {
  const { act, message } = start()
  act({ type: 'field.submit' })

  expect([act({ type: 'field.reset', value: '' }), message()]).toEqual(['neutral', undefined])
})

test('every state and transition is reached, and an error is never without its message', () => {
  const { states, transitions, missed } = walkGraph(createFieldMachine(nameRule), {
    events: [
      { type: 'field.input', value: 'Анна' },
      { type: 'field.input', value: ' ' },
      { type: 'field.leave' },
      { type: 'field.submit' },
      { type: 'field.refuse', message: 'Такое имя занято' },
      { type: 'field.reset', value: '' }
    ],
    check(snapshot) {
      const isShown = fieldMessage(snapshot.context) !== undefined
      expect(snapshot.matches('error')).toBe(isShown)
    }
  })

  expect(states).toBe(1)
  expect(transitions, missed.join('\n')).toBe(1)
})
