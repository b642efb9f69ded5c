import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { createModalsMachine } from './modals.machine.ts'
import { isModalOpen, topModal } from './modals.ts'

function open(...keys: string[]) {
  const actor = createActor(createModalsMachine()).start()
  const closed: string[] = []
  actor.on('modal.closed', ({ key }) => closed.push(key))
  for (const key of keys) actor.send({ type: 'modal.open', key })
  const context = () => actor.getSnapshot().context
  return { actor, closed, context, keys: () => context().open.map(({ key }) => key) }
}

test('a window that is opened again comes to the top and stands there once', () => {
  const { actor, keys, context } = open('корзина', 'вход', 'город')

  actor.send({ type: 'modal.open', key: 'корзина' })

  expect(keys()).toEqual(['вход', 'город', 'корзина'])
  expect(topModal(context())?.key).toBe('корзина')
})

test('a window opened again obeys its newest rule of the overlay', () => {
  const { actor, keys } = open('оплата')

  actor.send({ type: 'modal.open', key: 'оплата', closesOnOverlay: false })
  actor.send({ type: 'modal.overlay' })
  expect(keys()).toEqual(['оплата'])
  actor.send({ type: 'modal.open', key: 'оплата' })
  actor.send({ type: 'modal.overlay' })

  expect(keys()).toEqual([])
})

test('a window below may close while the one on top stays', () => {
  const { actor, keys, closed, context } = open('корзина', 'вход')

  actor.send({ type: 'modal.close', key: 'корзина' })

  expect([keys(), closed]).toEqual([['вход'], ['корзина']])
  expect(isModalOpen(context(), 'корзина')).toBe(false)
})

test('Escape closes them one by one from the top, each told once', () => {
  const { actor, closed } = open('корзина', 'вход', 'город')

  for (let press = 0; press < 5; press += 1) actor.send({ type: 'modal.escape' })

  expect(closed).toEqual(['город', 'вход', 'корзина'])
  expect(actor.getSnapshot().value).toBe('none')
})

test('where no window is open nothing closes and nobody hears of it', () => {
  const { actor, closed, context } = open()

  actor.send({ type: 'modal.escape' })
  actor.send({ type: 'modal.overlay' })
  actor.send({ type: 'modal.close', key: 'вход' })

  expect(closed).toEqual([])
  expect(topModal(context())).toBeUndefined()
})

test('a window that keeps its overlay shields those below from the click', () => {
  const { actor, keys } = open('корзина')
  actor.send({ type: 'modal.open', key: 'возраст', closesOnOverlay: false })

  actor.send({ type: 'modal.overlay' })

  expect(keys()).toEqual(['корзина', 'возраст'])
})
