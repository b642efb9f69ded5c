import { setTimeout as wait } from 'node:timers/promises'
import { listSites } from '@vitrina/core/contracts'

import { createBackend } from './answers/backend.ts'
import { createExchange } from './requests/exchange.ts'
import { consoleLog, type Log } from './requests/log.ts'
import { EVERY_SITE } from './requests/wording.ts'
import type { Settings } from './settings.ts'

const PAUSE_MS = 500
const ANYBODY = { siteId: '1', currencyId: '1' }

/**
 * Words of a site that the shop does not have are an error of the start. Only the backend knows the
 * sites: it is waited for as long as it may be starting; one that is away then leaves them unchecked.
 */
export async function requireTextSites(settings: Settings, log: Log = consoleLog): Promise<void> {
  const named = Object.keys(settings.texts).filter(code => code !== EVERY_SITE)
  if (named.length === 0) return
  const codes = await readCodes(settings)
  if (codes === undefined) return log('warn', 'TEXTS_FILE: the sites could not be checked')
  const unknown = named.filter(code => !codes.includes(code))
  if (unknown.length === 0) return
  throw new Error(
    `TEXTS_FILE: there is no site ${unknown.join(', ')}; the sites are ${[EVERY_SITE, ...codes].join(', ')}`
  )
}

async function readCodes(settings: Settings): Promise<readonly string[] | undefined> {
  const { apiUrl, storefrontKey, openingMs } = settings
  const backend = createBackend(
    createExchange({ apiUrl, storefrontKey, spelling: settings.shop }),
    ANYBODY
  )
  const until = Date.now() + openingMs
  for (;;) {
    const answer = await backend(listSites, {}).catch(() => undefined)
    if (answer !== undefined) return answer.data.map(({ code }) => code)
    if (Date.now() >= until) return undefined
    await wait(PAUSE_MS)
  }
}
