import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  getFormParams,
  getFormType,
  listForms,
  sendForm,
  uploadFile,
  viewFile
} from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { blob, document } from './sample-files.ts'
import { createShopper } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const question = (values = {}) => ({
  formId: 'question',
  accept: true,
  page: '/contacts?utm_source=mail',
  values: {
    fio: 'Соколова Анна',
    email: 'anna@example.ru',
    topic: 'refund',
    message: 'Как вернуть рюкзак, если не подошёл цвет?',
    ...values
  }
})

const answers = () => backend.db.selectFrom('form_answer').selectAll().execute()

async function letters(): Promise<string[]> {
  const folder = join(backend.deps.settings.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.toSorted().map(async name => {
      const body = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n')[1] ?? ''
      return Buffer.from(body, 'base64').toString('utf8')
    })
  )
}

test('lists the forms in their order, each kind with its own', async () => {
  const { data } = await backend.call(listForms, {})
  const business = await backend.call(getFormType, { params: { id: 'business' } })

  expect(data.map(({ id }) => id)).toEqual([
    'callback',
    'question',
    'wholesale',
    'certificate',
    'job'
  ])
  expect(business.title).toBe('Организациям')
  expect(business.forms.map(({ title }) => title)).toEqual([
    'Заявка на оптовый заказ',
    'Подарочные сертификаты для организации'
  ])
})

test('tells the fields of a form and their rules', async () => {
  const { fields, consentText } = await backend.call(getFormParams, { params: { id: 'callback' } })

  expect(fields.map(({ code, type, isRequired }) => [code, type, isRequired])).toEqual([
    ['fio', 'fullName', true],
    ['phone', 'phone', true],
    ['time', 'radio', true]
  ])
  expect(fields[2]?.options[0]).toEqual({ value: 'morning', title: 'С 9 до 12' })
  expect(consentText).toBe('Согласен на обработку персональных данных')
})

test.each([
  ['callback', 'Отметьте согласие: без него мы не вправе вам перезвонить'],
  ['question', 'Необходимо подтвердить обработку персональных данных']
])(
  'the form %s refuses whoever does not consent in its own words, or the usual ones',
  async (formId, said) => {
    const { status, errors } = await createShopper(backend).refused(sendForm, {
      body: { ...question(), formId, accept: false }
    })

    expect(status).toBe(422)
    expect(errors?.accept).toBe(said)
  }
)

test('keeps an answer and sends it to the shop by letter', async () => {
  const guest = createShopper(backend)

  const { message } = await guest.call(sendForm, { body: question() })

  expect(message).toBe('Спасибо! Ответим на почту в течение рабочего дня')
  const [answer] = await answers()
  expect(answer).toMatchObject({ form_id: 'question', page: '/contacts' })
  expect((await letters()).at(-1)).toBe(
    [
      'Фамилия и имя: Соколова Анна',
      'E-mail: anna@example.ru',
      'Тема: Возврат и обмен',
      'Номер заказа: —',
      'Вопрос: Как вернуть рюкзак, если не подошёл цвет?',
      'Фото или документ: приложено файлов: 0',
      '',
      'Страница: /contacts'
    ].join('\n')
  )
})

test('an answer sent twice in a row is one answer', async () => {
  const guest = createShopper(backend)
  const before = (await answers()).length
  await guest.call(sendForm, { body: question({ message: 'Где мой заказ?' }) })
  await guest.call(sendForm, { body: question({ message: 'Где мой заказ?' }) })

  expect((await answers()).length).toBe(before + 1)
})

test('an answer sent several times at once is one answer and one letter', async () => {
  const guest = createShopper(backend)
  const body = question({ message: 'Когда откроется магазин в Твери?' })
  const [before, lettersBefore] = [(await answers()).length, (await letters()).length]
  // As many connections as the store has are open: none of the answers waits for its own.
  await Promise.all(Array.from({ length: 10 }, answers))

  const sent = await Promise.all(Array.from({ length: 5 }, () => guest.call(sendForm, { body })))

  expect(new Set(sent.map(({ message }) => message)).size).toBe(1)
  expect((await answers()).length).toBe(before + 1)
  expect((await letters()).length).toBe(lettersBefore + 1)
})

test('names every wrong field in the words of the shop', async () => {
  const guest = createShopper(backend)

  const refusal = await guest.refused(sendForm, {
    body: {
      formId: 'wholesale',
      accept: false,
      values: {
        inn: '123',
        fio: 'Анна',
        phone: '+7 (912) 345',
        email: 'admin',
        goods: ['uniform', 'ракеты'],
        quantity: '5'
      }
    }
  })

  expect([refusal.status, refusal.message]).toEqual([422, 'Проверьте введённые данные'])
  expect(refusal.errors).toEqual({
    organization: 'Укажите организацию',
    inn: 'Укажите корректный ИНН',
    fio: 'Поле ФИО должно содержать не менее 2 слов, разделённых пробелами',
    phone: 'Вы ввели некорректный номер телефона',
    email: 'Некорректный e-mail',
    goods: 'Такого варианта нет',
    quantity: 'Не меньше 10',
    accept: 'Необходимо подтвердить обработку персональных данных'
  })
})

test('an organisation must name itself where a person need not', async () => {
  const values = { fio: 'Соколова Анна', email: 'anna@example.ru', value: '3000', quantity: '2' }
  const body = { formId: 'certificate', accept: true, values }
  const dealer = createShopper(backend)
  await dealer.signIn('dealer@example.ru', 'penal-dealer')

  const refusal = await dealer.refused(sendForm, { body })

  expect(refusal.errors).toEqual({ organization: 'Укажите организацию' })
  await createShopper(backend).call(sendForm, { body })
})

test('what the form does not ask is not kept', async () => {
  const message = 'Есть ли рюкзаки легче килограмма?'
  await createShopper(backend).call(sendForm, { body: question({ message, admin: true }) })

  const kept = (await answers()).find(answer => answer.answers.message === message)
  expect(Object.keys(kept?.answers ?? {}).toSorted()).toEqual([
    'email',
    'files',
    'fio',
    'message',
    'order',
    'topic'
  ])
})

test('own files go with an answer, another’s are not found', async () => {
  const owner = createShopper(backend)
  const { id } = await owner.call(uploadFile, {
    body: { targetCode: 'form' },
    file: blob(document()),
    fileName: 'Чек.pdf'
  })
  const body = question({ message: 'Чек во вложении', files: [id] })
  const refusal = await createShopper(backend).refused(sendForm, { body })
  await owner.call(sendForm, { body })
  backend.clock.advance(2 * DAY_MS)
  await owner.call(uploadFile, {
    body: { targetCode: 'form' },
    file: blob(document()),
    fileName: 'Другой.pdf'
  })

  expect(refusal.errors).toEqual({ files: 'Файл не найден. Приложите его ещё раз' })
  expect((await owner.call(viewFile, { params: { id } })).title).toBe('Чек.pdf')
})

test('a form that is not there is not found', async () => {
  const statuses = [
    await backend.refused(getFormParams, { params: { id: 'нет' } }),
    await backend.refused(getFormType, { params: { id: '../x' } }),
    await createShopper(backend).refused(sendForm, { body: { ...question(), formId: 'x' } })
  ]

  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('answers of robots are slowed down', async () => {
  const robot = createShopper(backend)
  for (let sent = 0; sent < 5; sent += 1) {
    await robot.call(sendForm, { body: question({ message: `Вопрос ${sent}` }) })
  }

  expect((await robot.refused(sendForm, { body: question() })).status).toBe(429)
})
