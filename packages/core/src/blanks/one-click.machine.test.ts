import { expect, test } from 'vitest'

import { createOneClickOrder } from '../contracts/blanks.ts'
import type { Blank } from '../entities/blank.ts'
import { json } from '../testing/fake-server.ts'
import { walkGraph } from '../testing/graph-coverage.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { createOneClickMachine, oneClickState } from './one-click.machine.ts'
import {
  oneClickError,
  oneClickForm,
  oneClickMessage,
  oneClickSuccess
} from './one-click.selectors.ts'
import { emptyOneClickForm } from './one-click-form.ts'

const blank: Blank = {
  id: 'blank-1',
  number: 'З-300001',
  createdAt: '2026-11-21T10:00:00.000Z',
  status: { code: 'new', title: 'Ждёт звонка', tone: 'waiting' },
  name: 'Мария',
  phone: '+79990000000',
  commentary: '',
  items: [],
  price: 2490,
  count: 1,
  canCancel: true,
  orderId: null
}

const goodForm = { name: 'Мария', phone: '8 999 000-00-00', accept: true }

function createForm() {
  const shop = createTestShop()
  shop.server.on(createOneClickOrder, () => blank)
  const form = shop.createOneClick({ groupId: 11, count: 1 })
  return { shop, form, context: () => form.getSnapshot().context }
}

test('a name and a phone are enough to be called back, and two clicks are one wish', async () => {
  const { shop, form, context } = createForm()
  const sent: string[] = []
  form.on('blank.sent', fact => sent.push(fact.blank.number))

  form.send({ type: 'form.edit', form: goodForm })
  form.send({ type: 'blank.send' })
  form.send({ type: 'blank.send' })
  await shop.advance(0)

  const [call] = shop.server.calls.filter(({ name }) => name === 'POST /blanks/v1')
  expect(call?.body).toEqual({ groupId: 11, count: 1, ...goodForm })
  expect(shop.server.countOf(createOneClickOrder)).toBe(1)
  expect(oneClickSuccess(context())).toBe(
    'Заявка принята. Мы позвоним, чтобы подтвердить заказ: З-300001'
  )
  expect(sent).toEqual(['З-300001'])
})

test('wrong fields are named after the first try, and each error goes when its field is right', () => {
  const { form, context } = createForm()
  form.send({ type: 'form.edit', form: { name: ' ' } })
  expect(context().errors).toEqual({})

  form.send({ type: 'blank.send' })
  expect(context().errors).toEqual({
    name: 'Поле не заполнено',
    phone: 'Отсутствует номер телефона',
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
  form.send({ type: 'form.edit', form: { accept: true, phone: '+7 999' } })

  expect(oneClickError(context(), 'accept')).toBeUndefined()
  expect(oneClickError(context(), 'phone')).toBe('Вы ввели некорректный номер телефона')
  expect(context().attempt).toBe(1)
})

test('what was typed survives a failure, and another size can be chosen', async () => {
  const { shop, form, context } = createForm()
  shop.server.fail(createOneClickOrder, () => json(409, { message: 'Этого товара нет в наличии' }))
  form.send({ type: 'form.edit', form: goodForm })
  form.send({ type: 'blank.send' })
  await shop.advance(0)
  expect(oneClickMessage(context())).toBe('Этого товара нет в наличии')
  expect(oneClickForm(context())).toEqual(goodForm)

  shop.server.heal()
  form.send({ type: 'wish.change', wish: { groupId: 12, count: 2 } })
  expect(oneClickMessage(context())).toBe('')
  form.send({ type: 'blank.send' })
  await shop.advance(0)

  expect(shop.server.calls.at(-1)?.body).toMatchObject({ groupId: 12, count: 2 })
  expect(form.getSnapshot().value).toBe('sent')
})

test('reaches every state of the form', () => {
  const machine = createOneClickMachine(
    {
      send: async () => blank,
      validate: ({ name }) => (name === '' ? { name: 'Поле не заполнено' } : {})
    },
    oneClickState({ groupId: 11, count: 1 }, emptyOneClickForm())
  )

  const coverage = walkGraph(machine, {
    events: [
      { type: 'form.edit', form: { name: 'Мария' } },
      { type: 'wish.change', wish: { groupId: 12, count: 1 } },
      { type: 'blank.send' },
      { type: 'xstate.done.actor.send', output: blank },
      { type: 'xstate.error.actor.send', error: new Error('Нет сети') }
    ],
    contextKey: ({ form, wish }) => [form.name, wish.groupId]
  })

  expect(coverage.states).toBe(1)
  expect(coverage.transitions, coverage.missed.join('\n')).toBe(1)
})
