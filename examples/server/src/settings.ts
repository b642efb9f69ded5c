import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Hops, readHops } from '@vitrina/core/api'
import { isIndexNowKey } from '@vitrina/core/catalog'
import {
  defaultShopSettings,
  publicOriginOf,
  readShopFile,
  type ShopSettings
} from '@vitrina/core/shop-file'

import type { Settings } from './http/call.ts'
import { StartFailure } from './start-failure.ts'

export interface StartSettings extends Omit<Settings, 'secret'> {
  readonly port: number
  readonly databaseUrl: string
  /** Where notifications are heard: not through a pooler, which would lose LISTEN. */
  readonly listenUrl: string
  /** How many products a new demo shop gets; without it all that the demo has. */
  readonly seedProducts: number | undefined
  /** Off in load tests only. */
  readonly rateLimits: boolean
  /** Refuses guarded calls that carry no anti-bot proof. */
  readonly antiBot: boolean
  /** How long a stopping instance still serves while balancers hear that it leaves, milliseconds. */
  readonly drainMs: number
}

type Environment = Readonly<Record<string, string | undefined>>

const KEY = /^[\w-]{32,128}$/
/** One address that shares IndexNow tells the others. */
const YANDEX = 'https://yandex.com/indexnow'
const CHECKED_IN_PRODUCTION = 0.01

/** Reads the environment and `--products N`; a value that makes no sense ends the start. */
export function readSettings(environment: Environment, args: readonly string[]): StartSettings {
  const value = (name: string, standard: string) => environment[name] || standard
  const isProduction = value('NODE_ENV', '') === 'production'
  const isDemo = readSwitch('DEMO', value('DEMO', isProduction ? 'off' : 'on'))
  const products = args[args.indexOf('--products') + 1]
  const seedProducts = args.includes('--products') ? (products ?? '') : value('SEED_PRODUCTS', '')
  const storefrontPort = value('PORT', '3000')
  return {
    shop: readShop(value('SHOP_FILE', '')),
    port: readNumber('API_PORT', value('API_PORT', '4000'), 65_535),
    databaseUrl: value('DATABASE_URL', ''),
    listenUrl: value('DATABASE_LISTEN_URL', value('DATABASE_URL', '')),
    dataDir: resolve(value('DATA_DIR', '.shop-data')),
    publicUrl: readPublicUrl(environment) ?? `http://localhost:${storefrontPort}`,
    corsOrigins: value('CORS_ORIGINS', '')
      .split(',')
      .filter(origin => origin !== '')
      .map(origin => new URL(readUrl('CORS_ORIGINS', origin.trim())).origin),
    seedProducts:
      seedProducts === '' ? undefined : readNumber('SEED_PRODUCTS', seedProducts, 1_000_000),
    rateLimits: readSwitch('RATE_LIMITS', value('RATE_LIMITS', 'on')),
    trustedHops: readTrusted(value('TRUSTED_HOPS', '')),
    storefrontKey: readKey(value('STOREFRONT_KEY', '')),
    antiBot: readSwitch('ANTI_BOT', value('ANTI_BOT', 'off')),
    drainMs: 1000 * readNumber('DRAIN_SECONDS', value('DRAIN_SECONDS', '0'), 60, 0),
    checkedAnswers: isProduction ? CHECKED_IN_PRODUCTION : 1,
    isDemo,
    analyticsKey: analyticsKeyOf(value('ANALYTICS_KEY', isDemo ? 'demo' : 'off')),
    mapsKey: value('MAPS_KEY', ''),
    showsLetters: readLetters(value('DEV_LETTERS', isProduction ? 'off' : 'on'), {
      isAllowed: isDemo || !isProduction
    }),
    ...suggestService(value('SUGGEST_URL', ''), value('SUGGEST_KEY', '')),
    ...indexNow(value('INDEXNOW_KEY', ''), value('INDEXNOW_URL', YANDEX))
  }
}

function readPublicUrl(environment: Environment): string | undefined {
  try {
    return publicOriginOf(environment)
  } catch (cause) {
    throw new StartFailure(messageOf(cause), cause)
  }
}

function readShop(path: string): ShopSettings {
  if (path === '') return defaultShopSettings
  try {
    return readShopFile(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new StartFailure(`SHOP_FILE=${path}: ${messageOf(cause)}`, cause)
  }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

function readTrusted(text: string): Hops {
  const hops = readHops(text)
  if (hops !== undefined) return hops
  throw new StartFailure(
    `TRUSTED_HOPS=${text}: нужны адреса и сети прокси через запятую, например 127.0.0.1,10.0.0.0/8.`
  )
}

function readKey(text: string): string | undefined {
  if (text === '') return undefined
  if (KEY.test(text)) return text
  throw new StartFailure('STOREFRONT_KEY: нужно от 32 до 128 латинских букв, цифр и знаков _ -.')
}

function suggestService(url: string, key: string) {
  if (url === '' && key === '') return {}
  if (!URL.canParse(url) || key === '') {
    throw new StartFailure(
      'SUGGEST_URL и SUGGEST_KEY задаются вместе: адрес сервиса подсказок и ключ к нему.'
    )
  }
  return { suggestService: { url: url.replace(/\/+$/, ''), key } }
}

function indexNow(key: string, url: string) {
  if (key === '') return {}
  if (isIndexNowKey(key) && URL.canParse(url)) return { indexNow: { key, url } }
  throw new StartFailure(
    'INDEXNOW_KEY: нужно от 8 до 128 латинских букв, цифр и знаков -; INDEXNOW_URL — адрес службы.'
  )
}

function readUrl(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return text.replace(/\/+$/, '')
  throw new StartFailure(`${name}=${text}: нужен адрес, например https://shop.example.`)
}

function readSwitch(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new StartFailure(`${name}=${text}: нужно on или off.`)
}

function readLetters(text: string, { isAllowed }: { readonly isAllowed: boolean }): boolean {
  const isOn = readSwitch('DEV_LETTERS', text)
  if (isAllowed || !isOn) return isOn
  throw new StartFailure(
    'DEV_LETTERS=on показывает каждому письма с паролями и кодами: настоящему магазину так нельзя. Уберите DEV_LETTERS или задайте DEMO=on.'
  )
}

function readNumber(name: string, text: string, most: number, least = 1): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new StartFailure(`${name}=${text}: нужно целое число от ${least} до ${most}.`)
}

const analyticsKeyOf = (text: string) => (text === 'off' ? '' : text)
