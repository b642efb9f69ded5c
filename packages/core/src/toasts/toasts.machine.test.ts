import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createMemoryClock } from '../platform/memory-clock.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { type ShopToast, TOAST_MS } from './toast-queue.ts'
import { createToastsMachine } from './toasts.machine.ts'
import { shownToast } from './toasts.selectors.ts'

const added: ShopToast = { tone: 'good', text: 'Рюкзак «Перемена» в корзине' }
const removed: ShopToast = {
  tone: 'good',
  text: 'Товар удалён',
  action: { label: 'Вернуть', name: 'line.restore:7' }
}
const failed: ShopToast = { tone: 'error', text: 'Произошла ошибка сервера' }

test('every state of the toasts is reached', () => {
  const { states, transitions, missed } = walkGraph(createToastsMachine(), {
    events: [
      { type: 'toast.show', toast: added },
      { type: 'toast.show', toast: removed },
      { type: 'toast.close' },
      { type: 'toast.act' },
      { type: 'toast.hold' },
      { type: 'toast.release' }
    ],
    check: ({ context, value }) => expect(value === 'empty').toBe(context.queue.length === 0)
  })

  expect(states, missed.join('\n')).toBe(1)
  expect(transitions, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

function start() {
  const clock = createMemoryClock()
  const actor = createActor(createToastsMachine(), { clock }).start()
  const acted: string[] = []
  actor.on('toast.acted', ({ name }) => acted.push(name))
  const shown = () => shownToast(actor.getSnapshot().context)?.text
  const show = (toast: ShopToast) => actor.send({ type: 'toast.show', toast })
  return { actor, clock, acted, shown, show }
}

test('one is shown for 2500 ms, the next one waits its turn', () => {
  const { clock, shown, show } = start()
  expect(TOAST_MS).toBe(2500)
  show(added)
  show(failed)

  clock.advance(2499)
  expect(shown()).toBe(added.text)
  clock.advance(1)
  expect(shown()).toBe(failed.text)
  clock.advance(2500)

  expect(shown()).toBeUndefined()
})

test('a duplicate is dropped, shown or waiting; other words are none', () => {
  const { actor, show } = start()
  for (const toast of [added, failed, added, failed, { ...added, tone: 'warning' as const }]) {
    show(toast)
  }

  expect(actor.getSnapshot().context.queue).toHaveLength(3)
})

test('its time stands still while it is looked at', () => {
  const { actor, clock, shown, show } = start()
  show(added)
  clock.advance(2000)
  actor.send({ type: 'toast.hold' })
  clock.advance(60_000)
  expect(shown()).toBe(added.text)

  actor.send({ type: 'toast.release' })
  clock.advance(2500)

  expect(shown()).toBeUndefined()
})

test('its action is announced by name and closes it', () => {
  const { actor, acted, shown, show } = start()
  show(removed)
  show(added)

  actor.send({ type: 'toast.act' })
  actor.send({ type: 'toast.act' })

  expect(acted).toEqual(['line.restore:7'])
  expect(shown()).toBe(added.text)
})

test('a flood of notifications does not fill the next half an hour', () => {
  const { actor, show } = start()

  for (let message = 0; message < 1000; message += 1) {
    show({ tone: 'warning', text: `Поступление № ${message}` })
  }

  expect(actor.getSnapshot().context.queue.length).toBeLessThanOrEqual(21)
})
