import { createHash } from 'node:crypto'
import { Hono } from 'hono'

import type { Settings } from '../../http/call.ts'
import { createMessageFolder } from '../../providers/mail/message-folder.ts'
import { LETTER_STYLES, lettersPage } from './letters-page.ts'
import { readLetter } from './read-letter.ts'

const MOST = 50

/** The last letters and short messages, for development only: they hold passwords and codes. */
export function letterRoutes({ dataDir, showsLetters = false }: Settings): Hono {
  const routes = new Hono()
  if (!showsLetters) return routes
  routes.get('/dev/letters', async context => {
    const stored = [
      ...(await createMessageFolder(dataDir, 'mail').list(MOST)),
      ...(await createMessageFolder(dataDir, 'sms').list(MOST))
    ]
    const newest = stored.toSorted((left, right) => (left.name < right.name ? 1 : -1))
    return context.html(lettersPage(newest.slice(0, MOST).map(readLetter)), 200, {
      'content-security-policy': POLICY,
      'cache-control': 'no-store'
    })
  })
  return routes
}

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(LETTER_STYLES).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join('; ')
