import { expect, test } from 'vitest'

import { uploadFile } from '../contracts/file.ts'
import { sendForm } from '../contracts/forms.ts'
import type { FormDefinition, FormField } from '../entities/form.ts'
import { fieldView, formThanks, shownErrors } from '../forms/form.view.ts'
import { requiredFields } from '../forms/form-rules.ts'
import { shopForm } from '../forms/shop-form.form.ts'
import { realLengths } from '../phone/real-lengths.ts'
import { json } from '../testing/fake-server.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../testing/test-shop.ts'

const field = (given: Partial<FormField>): FormField => ({
  ...{ code: 'field', type: 'text', label: 'Поле', placeholder: '', hint: '', autocomplete: '' },
  ...{ isRequired: true, requiredFor: [], maxLength: null, min: null, max: null, options: [] },
  ...{ targetCode: '', maxFiles: 0 },
  ...given
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
const birthday: FormDefinition = {
  ...wholesale,
  id: 'birthday',
  fields: [field({ code: 'born', type: 'birthDate' })]
}

const open = async (options?: TestShopOptions) => {
  const shop = createTestShop(options)
  await shop.advance(0)
  return shop
}
const lastBody = ({ server }: TestShop) => server.calls.at(-1)?.body

test('a form begins with what the account tells of an organisation', async () => {
  const shop = await open({ scenario: 'org_user' })

  const { values, facts } = shop.createForm(wholesale).getState()

  expect(values).toEqual({
    ...{ fio: 'Соколова Анна Викторовна', mail: 'school@example.com', phone: '+79990000000' },
    ...{ inn: '7100000000', title: 'Школа № 7', note: '', accept: false }
  })
  expect(requiredFields(wholesale, facts.rules.role)).toEqual(['fio', 'mail', 'phone', 'inn'])
})

test('a guest begins with empty fields and the rules of a guest', async () => {
  const shop = await open()

  const { values, facts } = shop.createForm(wholesale).getState()

  expect(new Set(Object.values(values))).toEqual(new Set(['', false]))
  expect(requiredFields(wholesale, facts.rules.role)).toEqual(['fio', 'mail', 'phone'])
})

test('an answer carries the page it was written on, where one is named', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.on(sendForm, () => ({ message: 'Спасибо! Мы перезвоним' }))
  const answer = async (page?: string) => {
    const form = shop.createForm(wholesale, page)
    form.send({ type: 'form.edit', values: { accept: true } })
    form.send({ type: 'form.submit' })
    await shop.advance(0)
    return [formThanks(shopForm, form.getState()), lastBody(shop)]
  }

  const { accept: _, ...values } = shop.createForm(wholesale).getState().values
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
  const form = shop.createForm(wholesale)
  form.send({ type: 'form.edit', values: { accept: true } })
  form.send({ type: 'form.submit' })
  await shop.advance(0)
  expect(shownErrors(shopForm, form.getState())).toEqual(errors)

  shop.server.heal()
  form.send({ type: 'form.edit', values: { note: 'Две сотни тетрадей' } })
  form.send({ type: 'form.edit', values: { accept: true } })
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(form.getState()).toMatchObject({ sent: { answer: 'Спасибо' }, failure: undefined })
})

test('another answer begins as the form did: with what the account tells, without consent', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.on(sendForm, () => ({ message: 'Спасибо' }))
  const form = shop.createForm(wholesale)
  form.send({ type: 'form.edit', values: { note: 'Две сотни тетрадей' } })
  form.send({ type: 'form.edit', values: { accept: true } })
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  form.send({ type: 'form.open' })

  const { values, touched, sent } = form.getState()
  expect([touched, sent]).toEqual([[], undefined])
  expect(values).toMatchObject({ fio: 'Иванова Мария Петровна', note: '', accept: false })
})

test('whoever is born tomorrow in Moscow is not born yet', async () => {
  const shop = await open()
  const today = new Date(shop.browser.clock.now() + 3 * 3_600_000)
  const dateOf = (days: number) =>
    new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const form = shop.createForm(birthday)
  const messageOf = (born: string) => {
    form.send({ type: 'form.edit', values: { born } })
    return fieldView(shopForm, form.getState(), 'born').error
  }

  expect([messageOf(dateOf(0)), messageOf(dateOf(1))]).toEqual([
    undefined,
    'Дата рождения не должна превышать текущую дату'
  ])
})

test('the lengths of phone numbers are the configuration’s', async () => {
  const messageIn = async (config: TestShopOptions['config']) => {
    const shop = await open({ ...(config && { config }) })
    const form = shop.createForm(wholesale)
    form.send({ type: 'form.edit', values: { phone: '+374 91 123456' } })
    return fieldView(shopForm, form.getState(), 'phone').error
  }

  expect(await messageIn({})).toBe('Вы ввели некорректный номер телефона')
  expect(await messageIn({ phoneLengths: realLengths })).toBeUndefined()
})

test('an upload is sent for what it is meant for', async () => {
  const shop = await open()
  const stored = {
    ...{ id: 'file-1', targetCode: 'form', kind: 'document', title: 'заявка.pdf', size: 4 },
    ...{ mediaType: 'application/pdf', width: null, height: null },
    ...{ createdAt: '2026-07-01T09:00:00.000Z', downloadUrl: '/file/v1/download' }
  }
  shop.server.on(uploadFile, () => stored)
  const upload = shop.createUpload('form')

  const file = new Blob(['data'], { type: 'application/pdf' })
  upload.send({ type: 'upload.start', file, fileName: 'заявка.pdf' })
  await shop.advance(0)

  expect(upload.getSnapshot().context.file).toEqual(stored)
  expect(shop.server.calls.at(-1)?.name).toBe('POST /file/v1')
})
