import type { FormDefinition, FormSummary } from '@vitrina/core/entities'
import type { Selectable } from 'kysely'

import type { FormTable } from '../../db/schema/forms.ts'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { spendForm } from '../../http/spend-form.ts'
import { formMessages as messages } from './form.messages.ts'
import { sendForm } from './send-form.ts'

type FormRow = Selectable<FormTable>

export const formHandlers = {
  listForms: async (_, { db }) => ({
    data: (await db.selectFrom('form').selectAll().orderBy('sort').execute()).map(toSummary)
  }),

  getFormParams: async ({ params }, call) => toDefinition(await findForm(params.id ?? '', call)),

  getFormType: async ({ params }, { db }) => {
    const id = params.id ?? ''
    const type = await db
      .selectFrom('form_type')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (type === undefined) throw new HttpError(404, messages.notFound)
    const forms = await db
      .selectFrom('form')
      .selectAll()
      .where('type_id', '=', id)
      .orderBy('sort')
      .execute()
    const { title, description } = type
    return { id, title, description, forms: forms.map(toSummary) }
  },

  sendForm: async ({ body }, call) => {
    await spendForm('form', call)
    const row = await findForm(body.formId, call)
    await sendForm(toDefinition(row), body, call)
    return { message: row.thanks_text }
  }
} satisfies Partial<Handlers>

async function findForm(id: string, { db }: Call): Promise<FormRow> {
  const row = await db.selectFrom('form').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new HttpError(404, messages.notFound)
  return row
}

const toSummary = ({ id, type_id, title, description }: FormRow): FormSummary => ({
  id,
  typeId: type_id,
  title,
  description
})

const toDefinition = (row: FormRow): FormDefinition => ({
  ...toSummary(row),
  fields: [...row.fields],
  submitText: row.submit_text,
  consentText: row.consent_text,
  ...(row.consent_message && { consentMessage: row.consent_message })
})
