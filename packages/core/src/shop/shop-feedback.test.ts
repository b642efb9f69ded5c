import { expect, test } from 'vitest'

import { sendForm } from '../contracts/forms.ts'
import type { FormDefinition, FormField } from '../entities/form.ts'
import type { UserRole } from '../entities/profile.ts'
import { formThanks, shownErrors } from '../forms/form.view.ts'
import { isRequired } from '../forms/form-rules.ts'
import { openForm } from '../forms/open-form.ts'
import { shopForm } from '../forms/shop-form.form.ts'
import { strongestRole } from '../session/strongest-role.ts'
import { json } from '../testing/fake-server.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../testing/test-shop.ts'

const field = (overrides: Partial<FormField>): FormField => ({
  ...{ code: 'field', type: 'text', label: 'Поле', placeholder: '', hint: '', autocomplete: '' },
  ...{ isRequired: true, requiredFor: [], maxLength: null, min: null, max: null, options: [] },
  ...{ targetCode: '', maxFiles: 0 },
  ...overrides
})

const wholesale: FormDefinition = {
  ...{ id: 'opt', typeId: 'feedback', title: 'Заявка на опт', description: '' },
  ...{ submitText: 'Отправить', consentText: 'Согласен на обработку персональных данных' },
  fields: [
    field({ code: 'fio', type: 'fullName' }),
    field({ code: 'mail', type: 'email' }),
    field({ code: 'phone', type: 'phone' }),
    field({ code: 'inn', type: 'inn', isRequired: false, requiredFor: ['org_user'] }),
    field({ code: 'title', type: 'organisation', isRequired: false }),
    field({ code: 'note', type: 'textarea', isRequired: false })
  ]
}
const open = async (options?: TestShopOptions) => {
  const shop = createTestShop(options)
  await shop.advance(0)
  return shop
}
/** As a screen opens a form of the shop. */
async function openIn(shop: TestShop, page?: string) {
  const session = shop.session.get()
  const rules = { role: strongestRole(session.roles), today: '2026-07-01' }
  const facts = { form: wholesale, rules, profile: session.profile, files: [] }
  const sendForm = await shop.service('sendForm')
  return openForm(shopForm, facts, body => sendForm(body, page), shop.browser.clock)
}
const lastBody = ({ server }: TestShop) => server.calls.at(-1)?.body

const required = (form: FormDefinition, role: UserRole) =>
  form.fields.filter(field => isRequired(field, role)).map(({ code }) => code)

test('a form begins with what the account tells of an organisation', async () => {
  const shop = await open({ scenario: 'org_user' })

  const { values, facts } = (await openIn(shop)).get()

  expect(values).toEqual({
    ...{ fio: 'Соколова Анна Викторовна', mail: 'school@example.com', phone: '+79990000000' },
    ...{ inn: '7100000000', title: 'Школа № 7', note: '', accept: false }
  })
  expect(required(wholesale, facts.rules.role)).toEqual(['fio', 'mail', 'phone', 'inn'])
})

test('a guest begins with empty fields and the rules of a guest', async () => {
  const shop = await open()

  const { values, facts } = (await openIn(shop)).get()

  expect(new Set(Object.values(values))).toEqual(new Set(['', false]))
  expect(required(wholesale, facts.rules.role)).toEqual(['fio', 'mail', 'phone'])
})

test('an answer carries the page it was written on, where one is named', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.on(sendForm, () => ({ message: 'Спасибо! Мы перезвоним' }))
  const answer = async (page?: string) => {
    const form = await openIn(shop, page)
    form.send({ type: 'form.edit', values: { accept: true } })
    form.send({ type: 'form.submit' })
    await shop.advance(0)
    return [formThanks(shopForm, form.get()), lastBody(shop)]
  }

  const { accept: _, ...values } = (await openIn(shop)).get().values
  const body = { formId: 'opt', values, accept: true }
  expect(await answer('/wholesale')).toEqual([
    'Спасибо! Мы перезвоним',
    { ...body, page: '/wholesale' }
  ])
  expect(await answer()).toEqual(['Спасибо! Мы перезвоним', body])
})

test('what the server refuses stands at its field, also the consent, and may be sent again', async () => {
  const shop = await open({ scenario: 'member' })
  const errors = { note: 'Напишите без ссылок', accept: 'Нужно согласие' }
  shop.server.fail(sendForm, () => json(422, { message: 'Проверьте введённые данные', errors }))
  shop.server.on(sendForm, () => ({ message: 'Спасибо' }))
  const form = await openIn(shop)
  form.send({ type: 'form.edit', values: { accept: true } })
  form.send({ type: 'form.submit' })
  await shop.advance(0)
  expect(shownErrors(shopForm, form.get())).toEqual(errors)

  shop.server.heal()
  form.send({ type: 'form.edit', values: { note: 'Две сотни тетрадей' } })
  form.send({ type: 'form.edit', values: { accept: true } })
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(form.get()).toMatchObject({ sent: { answer: 'Спасибо' }, failure: undefined })
})
