import { expect, test } from 'vitest'
import { uploadFile } from '../contracts/file.ts'
import { getFormParams, sendForm } from '../contracts/forms.ts'
import type { FormDefinition, FormField } from '../entities/form.ts'
import { literalFieldRules } from '../platform/field-rules.ts'
import { fixtures } from '../testing/entity-fixtures.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { postForm } from './posted-form.ts'

const field = (overrides: Partial<FormField>): FormField => ({
  ...{ code: '', type: 'text', label: '', placeholder: '', hint: '', autocomplete: '' },
  ...{ isRequired: true, requiredFor: [], maxLength: null, min: null, max: null, options: [] },
  ...{ targetCode: '', maxFiles: 0 },
  ...overrides
})

const definition: FormDefinition = {
  ...{ id: 'wish', typeId: 'feedback', title: 'Пожелание', description: '' },
  ...{
    submitText: 'Отправить',
    consentText: 'Согласен',
    consentMessage: 'Без согласия не отправим'
  },
  fields: [
    field({ code: 'email', type: 'email' }),
    field({ code: 'sketch', type: 'file', targetCode: 'refund', maxFiles: 1 })
  ]
}

const page = {
  ...{ page: '/user/recall' },
  rules: { ...literalFieldRules, role: 'guest', today: '2026-07-01' }
} as const
const sketch = new File(['эскиз'], 'эскиз.pdf', { type: 'application/pdf' })

/** Posts the form; tells where it leads or why it was refused, how many files were kept, what was sent. */
async function post(input: Readonly<Record<string, string>>, files: readonly File[]) {
  const { api, server } = createTestShop()
  const sent: unknown[] = []
  server.on({ ...getFormParams, path: '/forms/v1/params/wish' }, () => definition)
  server.on(uploadFile, () => fixtures.storedFile({ id: 'f-1' }))
  server.on(sendForm, ({ body }) => {
    sent.push(body)
    return { message: 'Спасибо!' }
  })
  const fields = new URLSearchParams({ form: 'wish', ...input })
  const answer = await postForm(api, page, fields, files).catch(
    ({ status, message }) => `${status} ${message}`
  )
  return { answer, kept: server.countOf(uploadFile), sent }
}

test('a form without script goes with its file, and leads to the word that it came', async () => {
  expect(await post({ email: 'anna@example.ru', accept: 'on' }, [sketch])).toEqual({
    answer: '/user/recall?form=wish&sent=1',
    kept: 1,
    sent: [
      {
        ...{ formId: 'wish', accept: true, page: '/user/recall' },
        values: { email: 'anna@example.ru', sketch: ['f-1'] }
      }
    ]
  })
})

test.each([
  ['a field', { email: 'anna', accept: 'on' }, [sketch], '422 Некорректный e-mail'],
  ['the file', { email: 'anna@example.ru', accept: 'on' }, [], '422 Поле не заполнено'],
  ['the consent', { email: 'anna@example.ru' }, [sketch], '422 Без согласия не отправим']
])('%s that is wrong is told before a file is kept', async (_, fields, files, answer) => {
  expect(await post(fields, files)).toEqual({ answer, kept: 0, sent: [] })
})
