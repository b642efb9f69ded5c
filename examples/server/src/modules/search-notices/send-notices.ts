import { sql } from 'kysely'

import type { AppDeps } from '../../http/adapter.ts'
import { pageUrl } from '../../http/page-url.ts'

/** IndexNow takes no more addresses in one call. */
const BATCH_MOST = 10_000
const ANSWER_MS = 10_000
const LOOK_EVERY_MS = 60_000
const PAUSE_MOST_MS = 3_600_000

type Deps = Pick<AppDeps, 'db' | 'settings'>

interface Note {
  readonly product_id: number
  /** As the store writes it: a `Date` has no microseconds. */
  readonly changed_at: string
  readonly path: string | null
  readonly code: string
}

/**
 * Tells the search engines that share IndexNow which pages have changed (indexnow.org). What they do
 * not take is kept for the next time; what changes meanwhile is told again. Returns how many were told.
 * @throws Error when the service refuses, is away or silent.
 */
export async function sendNotices({ db, settings }: Deps): Promise<number> {
  if (settings.indexNow === undefined) return 0
  const { rows: notes } = await sql<Note>`
    select n.product_id, n.changed_at::text as changed_at, p.code, c.url_path as path
    from search_notice n
    join product p on p.id = n.product_id
    left join category c on c.id = p.category_ids[1]
    order by n.changed_at limit ${BATCH_MOST}`.execute(db)
  if (notes.length === 0) return 0
  const urls = notes.flatMap(({ path, code }) =>
    path === null ? [] : [pageUrl(settings, `/catalog/${path}/detail/${code}`)]
  )
  if (urls.length > 0) await post(settings.indexNow, settings.publicUrl, urls)
  await sql`
    delete from search_notice n
    using unnest(${notes.map(note => note.product_id)}::int[],
      ${notes.map(note => note.changed_at)}::timestamptz[]) told(id, at)
    where n.product_id = told.id and n.changed_at = told.at`.execute(db)
  return urls.length
}

/** Looks again and again until it is stopped; after a failure less and less often. */
export function startSearchNotices(deps: Deps & Pick<AppDeps, 'log'>): () => void {
  if (deps.settings.indexNow === undefined) return () => undefined
  let pauseMs = LOOK_EVERY_MS
  let timer = setTimeout(check, pauseMs).unref()
  async function check() {
    try {
      await sendNotices(deps)
      pauseMs = LOOK_EVERY_MS
    } catch (error) {
      pauseMs = Math.min(pauseMs * 2, PAUSE_MOST_MS)
      deps.log({ level: 'warn', notices: 'search', error: String(error).slice(0, 300) })
    }
    if (!isStopped) timer = setTimeout(check, pauseMs).unref()
  }
  let isStopped = false
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

async function post(
  { key, url }: { readonly key: string; readonly url: string },
  publicUrl: string,
  urlList: readonly string[]
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(publicUrl).host,
      key,
      keyLocation: `${publicUrl}/${key}.txt`,
      urlList
    }),
    signal: AbortSignal.timeout(ANSWER_MS)
  })
  await answer.body?.cancel()
  if (!answer.ok)
    throw new Error(`IndexNow answers ${answer.status} to ${urlList.length} addresses`)
}
