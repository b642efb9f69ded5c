import { ApiError } from '@vitrina/core'
import { type EndpointCall, type EndpointOutput } from '@vitrina/core/api'
import { getConfiguration, getInit, listCurrencies, listSites } from '@vitrina/core/contracts'
import type { SiteConfiguration } from '@vitrina/core/entities'
import { errorMessages, toFailure } from '@vitrina/core/platform'
import type { Init, SiteData } from '@vitrina/core/server'
import { isTokenOver } from '@vitrina/core/session'
import { isOpening, openingFailure } from '@vitrina/core/store'
import { conversionRate } from '@vitrina/core/values'
import type { Exchange } from '../requests/exchange.ts'
import type { Log } from '../requests/log.ts'
import { BackendAway, type Caller, createBackend } from './backend.ts'
import { createMemoryCache } from './memory-cache.ts'

/**
 * A backend that says that it opens, or that was never heard in the first `limitMs` of this process,
 * is no failure yet: readings of it fail with the words for that.
 */
export function createOpening(limitMs: number, now = Date.now) {
  const until = now() + limitMs
  let wasReceived = false
  const mayOpen = (cause: unknown) => !wasReceived && now() < until && cause instanceof BackendAway

  return async function whileOpening<Value>(reading: Promise<Value>): Promise<Value> {
    try {
      const value = await reading
      wasReceived = true
      return value
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      if (!saysOpening(cause) && !mayOpen(cause)) throw error
      throw new ApiError({ ...openingFailure, retryable: true, cause: error })
    }
  }
}

const saysOpening = (error: unknown) =>
  error instanceof ApiError && isOpening({ status: error.status, reason: error.message })

/** A cached read of public data, in the name of no visitor. */
type PublicRead = <Result>(
  key: string,
  caller: Caller,
  read: (backend: EndpointCall) => Promise<Result>,
  notify?: Notify
) => Promise<Result>

/** Hears since when an answer is known, milliseconds since 1970. */
export type Notify = (since: number) => void

const LIFE_MS = 15_000
/** Levels of the category tree that the menu shows. */
const MENU_LEVELS = 2
const BAD_GATEWAY = 502
const SERVER_FAILED = 500
const CONFIGURATION_FAILED = 501

export interface SiteReader {
  readonly read: PublicRead
  site(caller: Caller, notify?: Notify): Promise<SiteData>
  /** Roles, categories and the profile of a visitor; a guest's are the same for all guests. */
  init(caller: Caller, notify?: Notify): Promise<Init>
  /** Forgets all answers: something in the shop has changed. */
  empty(): void
}

interface SiteReaderOptions {
  readonly log: Log
  /** The storefront's own setting, which goes before `publicDomain` of the backend's configuration. */
  readonly publicOrigin: string | undefined
  /** How long a page waits for a new answer while a kept one would do, milliseconds. */
  readonly waitMs: number
  /** How long a backend that was never heard may still be starting, milliseconds. */
  readonly openingMs: number
}

/** Keeps site-wide answers for a short while, by site and currency; personal data is never kept. */
export function createSiteReader(
  exchange: Exchange,
  { publicOrigin, waitMs, openingMs, log }: SiteReaderOptions
): SiteReader {
  const cached = createMemoryCache<unknown>({ lifeMs: LIFE_MS, waitMs, isAway })
  const whileOpening = createOpening(openingMs)

  const read: PublicRead = (key, { siteId, currencyId }, load, notify) => {
    const anonymous = createBackend(exchange, { siteId, currencyId })
    // The key names the call, so what was kept under it has the call's own type.
    return cached(`${siteId} ${currencyId} ${key}`, () => load(anonymous), notify) as ReturnType<
      typeof load
    >
  }

  function notifyRates(answer: EndpointOutput<typeof listCurrencies>) {
    const rules = { allowForeignCurrencies: false, log: (text: string) => log('warn', text) }
    for (const currency of answer.data) conversionRate(currency, rules)
    return answer
  }

  async function readSettings(backend: EndpointCall): Promise<SiteConfiguration> {
    const configuration = await backend(getConfiguration, {})
    return { ...configuration, publicDomain: publicOrigin ?? configuration.publicDomain }
  }

  async function readSite(caller: Caller, notify?: Notify): Promise<SiteData> {
    const [configuration, currencies, sites] = await Promise.all([
      read('configuration', caller, readSettings, notify).catch(failConfiguration),
      read(
        'currencies',
        caller,
        backend => backend(listCurrencies, {}).then(notifyRates),
        notify
      ).catch(failInit),
      read('sites', caller, backend => backend(listSites, {}), notify).catch(failInit)
    ])
    return { configuration, currencies: currencies.data, sites: sites.data }
  }

  return {
    read,
    site: (caller, notify) => whileOpening(readSite(caller, notify)),
    empty: cached.empty,
    init(caller, notify) {
      const load = (backend: EndpointCall) =>
        backend(getInit, { query: { nestingLevel: MENU_LEVELS } })
      if (caller.authToken === undefined) return read('init', caller, load, notify).catch(failInit)
      return load(createBackend(exchange, caller)).catch(failMemberInit)
    }
  }
}

const isAway = (failure: unknown) => failure instanceof ApiError && failure.status >= SERVER_FAILED

/** The backend is there but gives no configuration: a failure of its own (§8, E5). */
function failConfiguration(cause: unknown): never {
  if (cause instanceof BackendAway) failInit(cause)
  throw new ApiError({ status: CONFIGURATION_FAILED, message: errorMessages.config, cause })
}

/** That a session has ended is news of the visitor, and no failure of the shop (§2). */
function failMemberInit(cause: unknown): never {
  if (isTokenOver(cause)) throw cause
  failInit(cause)
}

function failInit(cause: unknown): never {
  const { retryable } = toFailure(cause)
  throw new ApiError({ status: BAD_GATEWAY, message: errorMessages.init, retryable, cause })
}
