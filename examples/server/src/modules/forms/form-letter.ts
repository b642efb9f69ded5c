import type { FormDefinition, FormField, FormValue, FormValues } from '@vitrina/core/entities'

import type { Letter } from '../../providers/mail/mailer.ts'

const SHOP = 'forms@penal.example'

/** Tells the shop what a visitor wrote. */
export const formLetter = (form: FormDefinition, answers: FormValues, page: string): Letter => ({
  to: SHOP,
  subject: `Форма «${form.title}»`,
  text: [
    ...answeredLines(form, answers).map(([label, value]) => `${label}: ${value}`),
    '',
    ...(page === '' ? [] : [`Страница: ${page}`])
  ].join('\n')
})

/** Questions and answers in words, as the form asks them. */
export const answeredLines = (
  { fields }: Pick<FormDefinition, 'fields'>,
  answers: FormValues
): readonly (readonly [label: string, value: string])[] =>
  fields.map(field => [field.label, readable(field, answers[field.code] ?? '')])

function readable({ type, options }: FormField, value: FormValue): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (type === 'file') return `приложено файлов: ${value.length}`
  const titles = [value].flat().map(one => options.find(({ value }) => value === one)?.title ?? one)
  return titles.join(', ') || '—'
}
