import { type Selectable, sql } from 'kysely'

import type { LetterTable } from '../../db/schema/letters.ts'
import type { AppDeps } from '../../http/adapter.ts'
import type { Mailer } from '../../providers/mail/mailer.ts'
import type { Texter } from '../../providers/texts/texter.ts'
import { type ComposeOrder, composeLetter } from './compose-letter.ts'

const LOOK_EVERY_MS = 1000
/** While the store is away. */
const PAUSE_MOST_MS = 60_000
/** A carrier that is silent for longer has failed. */
const ANSWER_MS = 30_000
/** For so long nobody else takes a letter that is being sent: longer than a carrier may be silent. */
const HOLD_MS = 60_000
const FIRST_PAUSE_MS = 5000
const RETRY_MOST_MS = 3_600_000
/** With the growing pauses between them: a day and a half. */
const TRIES_MOST = 45

export interface Carriers {
  readonly mailer: Mailer
  readonly texter: Texter
}

export type SenderDeps = Pick<AppDeps, 'db' | 'now' | 'log' | 'settings'> &
  Carriers & { readonly composeOrder: ComposeOrder }

type LetterRow = Selectable<LetterTable>

/**
 * Sends what is due, the oldest first. Senders of several instances never take the same letter. One
 * that died while it was sending may have sent: such a letter goes out again, with the same id.
 */
export async function sendLetters(deps: SenderDeps, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const letter = await claim(deps)
    if (letter === undefined) return
    await deliver(letter, deps)
  }
}

/** Looks again and again; the function it returns stops it once the letter in hand is sent. */
export function startLetters(deps: SenderDeps): () => Promise<void> {
  const stopping = new AbortController()
  let pauseMs = LOOK_EVERY_MS
  let timer = setTimeout(check, pauseMs).unref()
  let running = Promise.resolve()
  function check() {
    running = sendLetters(deps, stopping.signal).then(
      () => plan(LOOK_EVERY_MS),
      (error: unknown) => {
        deps.log({ level: 'warn', letters: 'waiting', error: reasonOf(error) })
        plan(Math.min(pauseMs * 2, PAUSE_MOST_MS))
      }
    )
  }
  function plan(ms: number) {
    pauseMs = ms
    if (!stopping.signal.aborted) timer = setTimeout(check, ms).unref()
  }
  return () => {
    stopping.abort()
    clearTimeout(timer)
    return running
  }
}

/** A try counts from here on, so that one that kills the process is not repeated for ever. */
async function claim({ db, now }: SenderDeps): Promise<LetterRow | undefined> {
  const at = now()
  const due = db
    .selectFrom('letter')
    .select('id')
    .where('next_at', '<=', at)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('letter')
    .set({ tries: sql`tries + 1`, next_at: new Date(at.getTime() + HOLD_MS) })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst()
}

async function deliver(letter: LetterRow, deps: SenderDeps): Promise<void> {
  const isExpired = letter.expires_at !== null && letter.expires_at <= deps.now()
  try {
    if (!isExpired) await carry(letter, deps)
  } catch (error) {
    return keep(letter, error, deps)
  }
  await deps.db.deleteFrom('letter').where('id', '=', letter.id).execute()
}

async function carry(row: LetterRow, deps: SenderDeps): Promise<void> {
  if (row.channel === 'sms') {
    return inTime(deps.texter.send({ to: row.recipient, text: row.text }))
  }
  const letter = await composeLetter(row, deps)
  if (letter !== undefined) await inTime(deps.mailer.send(letter))
}

function inTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('no answer in time')), ANSWER_MS)
  })
  return Promise.race([sending, silence]).finally(() => clearTimeout(timer))
}

async function keep({ id, tries }: LetterRow, error: unknown, deps: SenderDeps): Promise<void> {
  const isGivenUp = tries >= TRIES_MOST
  // The address may stand in the error: the store keeps it beside the letter, the log does not.
  deps.log({ level: 'warn', letter: id, tries, isGivenUp, error: reasonOf(error) })
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), RETRY_MOST_MS)
  await deps.db
    .updateTable('letter')
    .set({
      error: String(error).slice(0, 300),
      next_at: isGivenUp ? null : new Date(deps.now().getTime() + pause)
    })
    .where('id', '=', id)
    .execute()
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
