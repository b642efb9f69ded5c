import type { FormDefinition, FormField } from '@vitrina/core/entities'
import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const field = (overrides: Partial<FormField>): FormField => ({
  ...{ code: '', type: 'text', label: '', placeholder: '', hint: '', autocomplete: '' },
  ...{ isRequired: true, requiredFor: [], maxLength: null, min: null, max: null, options: [] },
  ...{ targetCode: '', maxFiles: 0 },
  ...overrides
})

const definition: FormDefinition = {
  ...{ id: 'wish', typeId: 'feedback', title: 'Пожелание', description: '' },
  ...{ submitText: 'Отправить', consentText: 'Согласен' },
  fields: [
    field({ code: 'email', type: 'email' }),
    field({ code: 'sketch', type: 'file', targetCode: 'form', maxFiles: 1 })
  ]
}

const sketch = new File(['эскиз'], 'эскиз.pdf', { type: 'application/pdf' })

/** The form as a browser without script sends it. */
async function send(fields: Readonly<Record<string, string>>, files: readonly File[]) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ form: 'wish', ...fields })) form.append(name, text)
  for (const file of files) form.append('sketch', file)
  const made: string[] = []
  const storefront = await startTestStorefront({
    answer({ method, path, body }) {
      if (path === '/forms/v1/params/wish') return { body: definition }
      if (method !== 'POST') return undefined
      if (path === '/file/v1') {
        made.push('a file is kept')
        return { body: fixtures.storedFile({ id: 'f-1' }) }
      }
      made.push(body)
      return { body: { message: 'Спасибо!' } }
    }
  })
  running.push(storefront)
  const response = await storefront.fetch('/user/recall', {
    ...{ method: 'POST', body: form, redirect: 'manual' }
  })
  const { status, headers } = response
  return { made, status, to: headers.get('location'), text: await response.text() }
}

test('a form without script goes with its file, and leads to the word that it came', async () => {
  const { made, status, to } = await send({ email: 'anna@example.ru', accept: 'on' }, [sketch])

  expect([status, to]).toEqual([303, '/user/recall?form=wish&sent=1'])
  expect(made[0]).toBe('a file is kept')
  expect(JSON.parse(made[1] ?? '')).toEqual({
    ...{ formId: 'wish', accept: true, page: '/user/recall' },
    values: { email: 'anna@example.ru', sketch: ['f-1'] }
  })
})

test.each([
  ['a field', { email: 'anna', accept: 'on' }, [sketch], 'Некорректный e-mail'],
  ['the file', { email: 'anna@example.ru', accept: 'on' }, [], 'Поле не заполнено'],
  [
    'a second file',
    { email: 'anna@example.ru', accept: 'on' },
    [sketch, sketch],
    'Не больше 1 файла'
  ],
  ['the consent', { email: 'anna@example.ru' }, [sketch], 'Необходимо подтвердить обработку']
])(
  'a form without script is told what is wrong with %s before a file of it is kept',
  async (_, fields, files, message) => {
    const { made, status, text } = await send(fields, files)

    expect([status, made]).toEqual([422, []])
    expect(text).toContain(message)
  }
)
