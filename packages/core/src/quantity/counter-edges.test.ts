import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { type CounterEvent, createCounterMachine } from './counter.machine.ts'
import { canCountDown, canCountUp, counterText } from './counter.selectors.ts'
import type { QuantityRules } from './quantity.ts'

function start(value: number, rules?: QuantityRules) {
  const actor = createActor(createCounterMachine(value, rules)).start()
  const told: number[] = []
  actor.on('counter.changed', fact => told.push(fact.value))
  const context = () => actor.getSnapshot().context
  return {
    told,
    context,
    text: () => counterText(context()),
    send: (...events: CounterEvent[]) => {
      for (const event of events) actor.send(event)
    }
  }
}

const type = (text: string): CounterEvent => ({ type: 'counter.type', text })
const step = (by: 1 | -1): CounterEvent => ({ type: 'counter.step', by })
const leave: CounterEvent = { type: 'counter.leave' }

test('the same number typed again is told to nobody', () => {
  const { send, told } = start(3)

  send(type('3'), type('03'), leave, type(' 3 '))

  expect(told).toEqual([])
})

test('each number on the way is told, the empty field between them is not', () => {
  const { send, told } = start(3)

  send(type('1'), type('12'), type(''), type('4'), leave)

  expect(told).toEqual([1, 12, 4])
})

test('plus and minus count from what was typed', () => {
  const { send, told, text } = start(3)

  send(type('10'), step(1), step(1), step(-1))

  expect([text(), told]).toEqual(['11', [10, 11, 12, 11]])
})

test('plus after an emptied field counts from the last quantity', () => {
  const { send, told, text } = start(3)

  send(type(''), step(1))

  expect([text(), told]).toEqual(['4', [4]])
})

test('a quantity from elsewhere takes the place of what is being typed, and is told to nobody', () => {
  const { send, told, text } = start(3)

  send(type('7'), { type: 'counter.seen', value: 5 })

  expect([text(), told]).toEqual(['5', [7]])
})

test('new limits hold from the next press on', () => {
  const { send, told, context } = start(3, { max: 10 })

  send({ type: 'counter.seen', value: 3, rules: { max: 3 } }, step(1), type('8'))

  expect([told, context().value]).toEqual([[], 3])
  expect(canCountUp(context())).toBe(false)
})

test('limits stay when only the quantity is told anew', () => {
  const { send, context } = start(3, { max: 4 })

  send({ type: 'counter.seen', value: 4 }, step(1))

  expect([context().value, canCountUp(context()), canCountDown(context())]).toEqual([
    4,
    false,
    true
  ])
})

test('more than there is in stock is shown as it is, and the first press brings it down', () => {
  const { send, told, text, context } = start(12, { max: 5 })
  expect([text(), canCountUp(context()), canCountDown(context())]).toEqual(['12', false, true])

  send(step(-1))

  expect([text(), told]).toEqual(['5', [5]])
})

test('a counter that shuts while somebody types shows the quantity that counts', () => {
  const { send, told, text } = start(3)

  send(
    type(''),
    { type: 'counter.seen', value: 3, rules: { isDisabled: true } },
    type('9'),
    step(1)
  )

  expect([text(), told]).toEqual(['3', []])
})

test('leaving a field that nobody has touched changes nothing', () => {
  const { send, told, text } = start(3)

  send(leave, leave)

  expect([text(), told]).toEqual(['3', []])
})
