import { expect, test } from 'vitest'
import { askGuestOrder, openGuestOrder } from '../../contracts/orders.ts'
import { formFailure, shownErrors } from '../../forms/form.view.ts'
import { openForm } from '../../forms/open-form.ts'
import { ApiError } from '../../platform/api-error.ts'
import { literalFieldRules } from '../../platform/field-rules.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { guestCodeForm, guestOrderForm } from './guest-order.form.ts'
import type { GuestOrderStep } from './guest-order.ts'

/** Both steps as a screen opens them; `steps` are those that it was led to. */
async function openSearch() {
  const shop = createTestShop()
  const steps: GuestOrderStep[] = []
  const lead = async (step: Promise<GuestOrderStep>) => void steps.push(await step)
  const { ask, open } = await shop.service('guestOrders')
  const { clock } = shop.browser
  return {
    shop,
    steps,
    question: openForm(guestOrderForm, literalFieldRules, body => lead(ask(body)), clock),
    code: openForm(guestCodeForm, { ticket: 'n.sign' }, body => lead(open(body)), clock)
  }
}

test('a number and an e-mail that letters reach are asked for', async () => {
  const { question } = await openSearch()

  question.send({ type: 'form.submit', page: { number: ' ', email: 'anna@' } })

  expect(shownErrors(guestOrderForm, question.get())).toEqual({
    number: 'Поле не заполнено',
    email: 'Некорректный e-mail'
  })
})

test('the number leads to the code, and the code to the order', async () => {
  const { shop, steps, question, code } = await openSearch()
  shop.server.on(askGuestOrder, () => ({ ticket: 'n.sign' }))
  shop.server.on(openGuestOrder, () => ({ key: 'id.1.sign' }))

  question.send({ type: 'form.submit', page: { number: ' 1042 ', email: 'anna@example.ru' } })
  await shop.advance(1000)
  code.send({ type: 'form.submit', page: { code: '123456 ' } })
  await shop.advance(1000)

  expect(steps).toEqual([
    { kind: 'code', ticket: 'n.sign' },
    { kind: 'open', key: 'id.1.sign' }
  ])
  expect(shop.server.calls.slice(-2).map(({ body }) => body)).toEqual([
    { number: '1042', email: 'anna@example.ru' },
    { ticket: 'n.sign', code: '123456' }
  ])
})

test.each([
  [422, 'Код не подошёл или устарел. Проверьте письмо или запросите новый код'],
  [429, 'Слишком много попыток. Подождите час или позвоните нам'],
  [500, 'Не получилось. Попробуйте ещё раз']
])(
  'a code that is answered with %i is told in words, and can be typed again',
  async (status, words) => {
    const { shop, code } = await openSearch()
    shop.server.on(openGuestOrder, () => {
      throw new ApiError({ status, message: 'Too many' })
    })

    code.send({ type: 'form.submit', page: { code: '000000' } })
    await shop.advance(1000)

    expect(formFailure(code.get())).toBe(words)
    expect(code.get().values).toEqual({ code: '000000' })
  }
)
