import { expect, test } from 'vitest'
import { createOneClickOrder } from '../../contracts/blanks.ts'
import type { Blank } from '../../entities/blank.ts'
import { formFailure, formThanks, shownErrors } from '../../forms/form.view.ts'
import { openForm } from '../../forms/open-form.ts'
import { literalFieldRules } from '../../platform/field-rules.ts'
import { json } from '../../testing/fake-server.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { oneClickForm } from './one-click.form.ts'

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
const good = { name: 'Мария', phone: '8 999 000-00-00', accept: true }

async function open() {
  const shop = createTestShop()
  shop.server.on(createOneClickOrder, () => blank)
  const facts = { line: { groupId: 11, count: 1 }, rules: literalFieldRules }
  return {
    shop,
    form: openForm(oneClickForm, facts, await shop.service('orderInOneClick'), shop.browser.clock)
  }
}

test('a name and a phone are enough to be called back, and two clicks are one wish', async () => {
  const { shop, form } = await open()
  form.send({ type: 'form.edit', values: good })

  form.send({ type: 'form.submit' })
  form.send({ type: 'form.submit' })
  await shop.advance(0)
  form.send({ type: 'form.submit' })

  const [call] = shop.server.calls.filter(({ name }) => name === 'POST /blanks/v1')
  expect(call?.body).toEqual({ groupId: 11, count: 1, ...good })
  expect(shop.server.countOf(createOneClickOrder)).toBe(1)
  expect(formThanks(oneClickForm, form.get())).toBe(
    'Заявка принята. Мы позвоним, чтобы подтвердить заказ: З-300001'
  )
})

test('what is wrong is named after the first try, and no more once it is right', async () => {
  const { form } = await open()
  form.send({ type: 'form.submit' })
  const stopped = shownErrors(oneClickForm, form.get())
  form.send({ type: 'form.edit', values: { name: 'Мария', accept: true, phone: '+7 999' } })

  expect(stopped).toEqual({
    name: 'Поле не заполнено',
    phone: 'Отсутствует номер телефона',
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
  expect(shownErrors(oneClickForm, form.get())).toEqual({
    phone: 'Вы ввели некорректный номер телефона'
  })
})

test('what was typed survives a failure, and another size can be chosen', async () => {
  const { shop, form } = await open()
  shop.server.fail(createOneClickOrder, () => json(409, { message: 'Этого товара нет в наличии' }))
  form.send({ type: 'form.edit', values: good })
  form.send({ type: 'form.submit' })
  await shop.advance(0)
  expect(formFailure(form.get())).toBe('Этого товара нет в наличии')
  expect(form.get().values).toEqual(good)

  shop.server.heal()
  form.send({ type: 'form.learn', facts: { line: { groupId: 12, count: 2 } } })
  expect(formFailure(form.get())).toBe('')
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(shop.server.calls.at(-1)?.body).toMatchObject({ groupId: 12, count: 2 })
})
