import { createHash, randomUUID } from 'node:crypto'
import { type FormDefinition, type FormValues } from '@vitrina/core/entities'
import { formValueOf, validateForm } from '@vitrina/core/forms'
import { strongestRole } from '@vitrina/core/session'
import { calendarDateAt, shopTimeZone } from '@vitrina/core/values'
import { sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import { ownerOf } from '../basket/owner.ts'
import { fileOwners } from '../files/file-owner.ts'
import { attachFiles, ownedFileIds } from '../files/file-rows.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { formMessages as messages } from './form.messages.ts'
import { formLetter } from './form-letter.ts'

/** The same answer from the same visitor so soon is a second press of the button. */
const SAME_ANSWER_MS = 600_000

interface Sent {
  readonly values: FormValues
  readonly accept: boolean
  readonly page?: string | undefined
}

/** Checks an answer by the rules of its form, keeps it and tells the shop by letter. */
export async function sendForm(form: FormDefinition, sent: Sent, call: Call): Promise<void> {
  const { db, visitor, now, settings } = call
  refuseWrongFields(
    validateForm(form, sent.values, sent.accept, {
      role: strongestRole(visitor.roles),
      today: calendarDateAt(now().getTime(), shopTimeZone()) ?? '',
      ...settings.shop
    })
  )
  const answers = onlyAsked(form, sent.values)
  const fileIds = await checkFiles(form, answers, call)
  const owner = ownerOf(visitor) ?? null
  const hash = hashOf(form.id, owner ?? visitor.ip, answers)
  const id = randomUUID()
  await db.transaction().execute(async trx => {
    if (await wasSent(trx, hash, now())) return
    const row = { id, form_id: form.id, owner, page: pagePath(sent.page), created_at: now() }
    await trx
      .insertInto('form_answer')
      .values({ ...row, answers: JSON.stringify(answers), answers_hash: hash })
      .execute()
    const files = fileIds.map(fileId => ({ answer_id: id, file_id: fileId }))
    if (files.length > 0) await trx.insertInto('form_answer_file').values(files).execute()
    await attachFiles(trx, fileIds)
    await writeLetter(trx, formLetter(form, answers, pagePath(sent.page)), { now: now() })
  })
}

/** The same answer a moment ago: the button pressed twice. */
async function wasSent(trx: Transaction<Database>, hash: string, now: Date): Promise<boolean> {
  // Both presses may come together: the second one waits until the first is kept.
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx)
  const same = await trx
    .selectFrom('form_answer')
    .select('id')
    .where('answers_hash', '=', hash)
    .where('created_at', '>', new Date(now.getTime() - SAME_ANSWER_MS))
    .executeTakeFirst()
  return same !== undefined
}

/** What the form does not ask is not kept. */
const onlyAsked = (form: FormDefinition, values: FormValues): FormValues =>
  Object.fromEntries(form.fields.map(field => [field.code, formValueOf(values, field)]))

async function checkFiles(form: FormDefinition, answers: FormValues, call: Call) {
  const all: string[] = []
  for (const field of form.fields.filter(({ type }) => type === 'file')) {
    const value = answers[field.code]
    const ids = [...new Set(Array.isArray(value) ? value : [])]
    const owned = await Promise.all(
      fileOwners(call.visitor).map(owner => ownedFileIds(call.db, ids, owner))
    )
    if (ids.some(id => !owned.flat().includes(id)))
      refuseWrongFields({ [field.code]: messages.noFile })
    all.push(...ids)
  }
  return [...new Set(all)]
}

/** A path of the storefront, without what may stand behind it. */
function pagePath(page = ''): string {
  const path = page.split(/[?#]/)[0] ?? ''
  return path.startsWith('/') && !path.startsWith('//') ? path.slice(0, 300) : ''
}

const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
