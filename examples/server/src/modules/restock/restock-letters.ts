import { sql } from 'kysely'

import type { AppDeps } from '../../http/adapter.ts'
import { pageUrl } from '../../http/page-url.ts'
import { readItemFacts } from '../catalog/item-facts.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { restockLetter } from './restock-letter.ts'

/** Stock comes back by other doors, too: the keeper's, another instance's. */
const LOOK_EVERY_MS = 60_000
const AT_ONCE = 200

type Deps = Pick<AppDeps, 'db' | 'settings' | 'now'>

/** Keeps a letter to everybody who waits for what is in stock again, once. */
export async function writeRestockLetters(deps: Deps): Promise<void> {
  for (let written = 0; written < AT_ONCE; written++) {
    if (!(await writeNext(deps))) return
  }
}

/** Looks again and again until it is stopped. */
export function startRestockLetters(deps: Deps & Pick<AppDeps, 'log'>): () => void {
  const report = (error: unknown) =>
    deps.log({ level: 'warn', letters: 'restock', error: String(error).slice(0, 300) })
  const timer = setInterval(() => writeRestockLetters(deps).catch(report), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** The wish is forgotten with the letter that is kept. */
const writeNext = ({ db, settings, now }: Deps): Promise<boolean> =>
  db.transaction().execute(async trx => {
    const { rows } = await sql<{ group_id: number; email: string }>`
      delete from restock_request where (group_id, email) = (
        select r.group_id, r.email from restock_request r
        where exists (select from offer o where o.group_id = r.group_id and o.stock > 0)
        order by r.created_at limit 1 for update of r skip locked)
      returning group_id, email`.execute(trx)
    const request = rows[0]
    if (request === undefined) return false
    const facts = (await readItemFacts(trx, [request.group_id])).get(request.group_id)
    if (facts === undefined) return true
    const letter = restockLetter(request.email, facts, pageUrl(settings, facts.url))
    await writeLetter(trx, letter, { now: now() })
    return true
  })
