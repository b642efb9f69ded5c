import { readReport } from '@vitrina/core/contracts'
import { isUuid } from '@vitrina/core/platform'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'

import type { Database } from '../db/schema.ts'
import { markRead } from '../modules/notifications/read-notifications.ts'

interface Writing {
  readonly ids: Set<string>
  /** Settles when the ids are read, or could not be written. */
  readonly done: Promise<unknown>
}

interface Account {
  /** What the store is writing now. */
  running?: Writing | undefined
  /** What is written after it. */
  waiting?: Writing | undefined
}

/**
 * Takes members' `{uid, notifyIDs[]}`; in another's name, or anything else, changes nothing. Every tab of an
 * account reports the same notification: one report is written at a time, those that come meanwhile are
 * joined to the next one, and what is being written is not written again.
 */
export function createReadReports(db: Kysely<Database>, now: () => Date) {
  const accounts = new Map<string, Account>()

  /** `account` has a waiting writing. */
  async function write(uid: string, account: Account, before: Promise<unknown>): Promise<void> {
    await before
    account.running = account.waiting
    account.waiting = undefined
    const ids = [...(account.running?.ids ?? [])]
    try {
      await markRead(db, { uid, ids, now: now() })
    } finally {
      account.running = undefined
      if (account.waiting === undefined) accounts.delete(uid)
    }
  }

  return async function take(text: string, uid: string): Promise<void> {
    const account = accounts.get(uid) ?? {}
    const running = account.running
    const ids = idsOf(text, uid).filter(id => !running?.ids.has(id))
    if (ids.length === 0) return void (await running?.done)
    accounts.set(uid, account)
    if (account.waiting === undefined) {
      // A failure is told to those whose report it was.
      const before = running?.done.catch(() => undefined) ?? Promise.resolve()
      account.waiting = { ids: new Set(), done: write(uid, account, before) }
    }
    for (const id of ids) account.waiting.ids.add(id)
    await account.waiting.done
  }
}

function idsOf(text: string, uid: string): readonly string[] {
  const report = z.safeParse(readReport, parseJson(text))
  if (!report.success || report.data.uid !== uid) return []
  return report.data.notifyIDs.filter(id => isUuid(id))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
