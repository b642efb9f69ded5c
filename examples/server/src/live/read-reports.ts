import { readReport } from '@vitrina/core/contracts'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'

import type { Database } from '../db/schema.ts'
import { markRead } from '../modules/notifications/read-notifications.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Takes a member's `{uid, notifyIDs[]}`; in another's name, or anything else, changes nothing. */
export async function takeReadReport(
  text: string,
  uid: string,
  { db, now }: { readonly db: Kysely<Database>; readonly now: Date }
): Promise<void> {
  const report = z.safeParse(readReport, parseJson(text))
  if (!report.success || report.data.uid !== uid) return
  const ids = report.data.notifyIDs.filter(id => UUID.test(id))
  if (ids.length > 0) await markRead(db, { uid, ids, now })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
