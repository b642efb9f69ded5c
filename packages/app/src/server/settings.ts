import { readFileSync } from 'node:fs'
import { type Hops, readHops } from '@vitrina/core/api'
import { isIndexNowKey } from '@vitrina/core/catalog'
import {
  defaultShopSettings,
  publicOriginOf,
  readShopFile,
  type ShopSettings
} from '@vitrina/core/shop-file'
import { readTexts } from '@vitrina/core/texts'
import { shopWords } from '../texts/catalogue.ts'
import type { SiteTexts } from './requests/wording.ts'

/** Reads the words of a shop's own; a wrong file is an error that names every wrong key. */
export function readTextsFile(path: string): SiteTexts {
  const sites = parse(path)
  return Object.fromEntries(
    Object.entries(sites).map(([code, texts]) => [code, readSite(path, code, texts)])
  )
}

function parse(path: string): object {
  try {
    const sites: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof sites === 'object' && sites !== null && !Array.isArray(sites)) return sites
    throw new TypeError('an object of sites is needed, as {"*": {"basketNews.merged": "…"}}')
  } catch (cause) {
    throw new Error(`TEXTS_FILE=${path}: ${messageOf(cause)}`, { cause })
  }
}

function readSite(path: string, code: string, texts: unknown) {
  try {
    return readTexts(texts, shopWords)
  } catch (cause) {
    throw new Error(`TEXTS_FILE=${path}, site ${code}:\n${messageOf(cause)}`, { cause })
  }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

export interface Settings {
  readonly port: number
  /** Where the backend listens; no slash at the end. */
  readonly apiUrl: string
  /** The shop's public address (`PUBLIC_URL`), when it is not that of the request. */
  readonly publicOrigin: string | undefined
  /** Proxies of ours before the storefront: they are believed when they name a visitor. */
  readonly trustedHops: Hops
  /** Shows the backend that a request comes through the storefront; without it none is believed. */
  readonly storefrontKey: string | undefined
  /** The shop file; its defaults without one. */
  readonly shop: ShopSettings
  /** Words of the shop's own. */
  readonly texts: SiteTexts
  /** By it search engines know that a notice of a changed page is ours. */
  readonly indexNowKey: string | undefined
  /** How long a backend that was never heard may still be starting, milliseconds. */
  readonly openingMs: number
  /** How long a page waits for what it can do without, milliseconds. */
  readonly sectionWaitMs: number
  /** The memory for ready pages of guests, bytes; with 0 each page is drawn. */
  readonly pageMemoryBytes: number
}

const PORT_DEFAULT = 3000
const API_PORT_DEFAULT = 4000
const SECOND_MS = 1000
const PART_WAIT_DEFAULT = '1500'
const MEGABYTE = 1_000_000
const KEY = /^[\w-]{32,128}$/

/** Reads the settings of the storefront process; a wrong one is an error with advice. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const apiPort = readPort(environment, 'API_PORT', API_PORT_DEFAULT)
  return {
    port: readPort(environment, 'PORT', PORT_DEFAULT),
    apiUrl: readUrl('API_URL', environment.API_URL || `http://127.0.0.1:${apiPort}`),
    publicOrigin: publicOriginOf(environment),
    trustedHops: readTrusted(environment.TRUSTED_HOPS ?? ''),
    storefrontKey: readKey(environment.STOREFRONT_KEY || undefined),
    shop: environment.SHOP_FILE ? readShop(environment.SHOP_FILE) : defaultShopSettings,
    texts: environment.TEXTS_FILE ? readTextsFile(environment.TEXTS_FILE) : {},
    indexNowKey: readIndexNowKey(environment.INDEXNOW_KEY || undefined),
    openingMs: readSeconds('OPENING_SECONDS', environment.OPENING_SECONDS || '0') * SECOND_MS,
    sectionWaitMs: readMilliseconds('PART_WAIT_MS', environment.PART_WAIT_MS || PART_WAIT_DEFAULT),
    pageMemoryBytes: readMegabytes('PAGE_MEMORY_MB', environment.PAGE_MEMORY_MB || '64')
  }
}

function readPort(environment: NodeJS.ProcessEnv, name: string, standard: number): number {
  const text = environment[name] || String(standard)
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Error(`${name}=${text} — не порт. Нужно число от 0 до 65535.`)
}

function readSeconds(name: string, text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new Error(`${name}=${text} — не число секунд. Нужно целое от 0 до 9999.`)
}

function readMilliseconds(name: string, text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new Error(`${name}=${text} — не число миллисекунд. Нужно целое от 1 до 999999.`)
}

function readMegabytes(name: string, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text) * MEGABYTE
  throw new Error(`${name}=${text} — не число мегабайт. Нужно целое от 0 до 99999.`)
}

function readUrl(name: string, text: string): string {
  if (!isWebAddress(text))
    throw new Error(`${name}=${text} — не адрес. Пример: http://127.0.0.1:4000`)
  return text.replace(/\/+$/, '')
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:\/\//i.test(text)

function readShop(path: string): ShopSettings {
  try {
    return readShopFile(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`SHOP_FILE=${path}: ${cause instanceof Error ? cause.message : cause}`, {
      cause
    })
  }
}

function readTrusted(text: string): Hops {
  const hops = readHops(text)
  if (hops !== undefined) return hops
  throw new Error(
    `TRUSTED_HOPS=${text} — не список прокси. Нужны адреса и сети через запятую: 127.0.0.1,10.0.0.0/8`
  )
}

function readKey(text: string | undefined): string | undefined {
  if (text === undefined || KEY.test(text)) return text
  throw new Error('STOREFRONT_KEY: нужно от 32 до 128 латинских букв, цифр и знаков _ -')
}

function readIndexNowKey(text: string | undefined): string | undefined {
  if (text === undefined || isIndexNowKey(text)) return text
  throw new Error('INDEXNOW_KEY: нужно от 8 до 128 латинских букв, цифр и знаков -')
}
