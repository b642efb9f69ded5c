import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { CONSENT_TEXT, FORM_TYPES, FORMS } from './forms.ts'

/** Writes the shop's forms in their order. */
export async function writeForms(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('form_type')
    .values(FORM_TYPES.map((type, sort) => ({ ...type, sort })))
    .execute()
  await db
    .insertInto('form')
    .values(
      FORMS.map(({ typeId, submitText, thanksText, consentMessage, fields, ...form }, sort) => ({
        ...form,
        type_id: typeId,
        submit_text: submitText,
        thanks_text: thanksText,
        consent_text: CONSENT_TEXT,
        consent_message: consentMessage ?? null,
        fields: JSON.stringify(fields),
        sort
      }))
    )
    .execute()
}
