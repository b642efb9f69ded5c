import { uploadTarget } from '@vitrina/core/entities'
import { DAY_MS } from '@vitrina/core/values'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { fileMessages as messages } from './file.messages.ts'

const FILES_A_DAY = 60
const BYTES_A_DAY = 300 * 1_048_576
/** Files waiting to be attached, in times of what one form takes. */
const LOOSE_TIMES = 3

/** Refuses whoever has sent too much today, or lets files lie about. */
export async function checkQuota(call: Call, owner: string, targetCode: string): Promise<void> {
  const since = new Date(call.now().getTime() - DAY_MS)
  const rows = await call.db
    .selectFrom('stored_file')
    .select(['size', 'target_code', 'is_attached'])
    .where('owner', '=', owner)
    .where('created_at', '>', since)
    .limit(FILES_A_DAY)
    .execute()
  const bytes = rows.reduce((sum, { size }) => sum + size, 0)
  const loose = rows.filter(row => row.target_code === targetCode && !row.is_attached).length
  const looseMax = LOOSE_TIMES * (uploadTarget(targetCode)?.maxFiles ?? 0)
  if (rows.length >= FILES_A_DAY || bytes >= BYTES_A_DAY || loose >= looseMax) {
    throw new HttpError(429, messages.tooMuch, undefined, {}, { 'retry-after': '3600' })
  }
}
