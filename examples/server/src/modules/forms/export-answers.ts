import { calendarDateAt, shopTimeZone } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { answeredLines } from './form-letter.ts'

const HEADER = ['Дата', 'Ответ', 'Форма', 'Страница', 'Вопрос', 'Значение']

/** What was sent by forms as rows of a table, one for each question, the first row names the columns. */
export async function answerRows(
  db: Kysely<Database>,
  since = new Date(0)
): Promise<readonly (readonly string[])[]> {
  const answers = await db
    .selectFrom('form_answer')
    .innerJoin('form', 'form.id', 'form_answer.form_id')
    .where('form_answer.created_at', '>=', since)
    .orderBy('form_answer.created_at')
    .orderBy('form_answer.id')
    .select(['form_answer.id', 'form_answer.created_at', 'answers', 'page', 'title', 'fields'])
    .execute()
  const rows = answers.flatMap(({ id, created_at, answers, page, title, fields }) => {
    const day = calendarDateAt(created_at.getTime(), shopTimeZone()) ?? ''
    return answeredLines({ fields: [...fields] }, answers).map(line => [
      ...[day, id, title, page],
      ...line
    ])
  })
  return [HEADER, ...rows]
}
