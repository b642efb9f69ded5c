import type { Browser } from 'playwright-core'

import { type Control, type ControlName, controls, type WordName, words } from './names.ts'
import { Unready } from './unmet.ts'

/** What a front may have not, besides whole stories. */
export const features = {
  'other-tabs': 'what one tab changes, another one shows by itself',
  'focus-moves': 'the focus goes to the heading of a new page, and to the quantity after buying'
} as const

export type Feature = keyof typeof features

export interface Account {
  readonly login: string
  readonly password: string
}

export interface FrontOptions {
  /** Where the front runs: `http://localhost:3000`. */
  readonly url: string
  /** Of its backend; `/api` of the front where nothing is said. */
  readonly apiUrl?: string
  /** Names that differ from the storefront's: a name alone, or with another role. */
  readonly names?: Readonly<Partial<Record<ControlName, string | Control>>>
  readonly words?: Readonly<Partial<Record<WordName, string>>>
  /** Stories and features that the front has not, each with the reason. */
  readonly without?: Readonly<Record<string, string>>
  /** To sign in with; without it accounts are made by the call of the backend for a sign-up. */
  readonly buyer?: Account
  /** Whose prices differ from those of a guest. */
  readonly organization?: Account
  /** The address of the list of a member's orders. */
  readonly ordersPath?: string
  /** Of the page on which a member signs out, where not every page lets him. */
  readonly accountPath?: string
  readonly screen?: 'wide' | 'phone'
  /** Sent with every request of a visitor, made anew for each. */
  readonly headers?: () => Readonly<Record<string, string>>
  /** How long a front may take until it shows what a step expects, in milliseconds. */
  readonly limitMs?: number
  /** Used in place of a browser that the suite starts and ends itself. */
  readonly browser?: Browser
}

export interface Front {
  readonly url: string
  readonly apiUrl: string
  readonly names: Readonly<Record<ControlName, Control>>
  readonly words: Readonly<Record<WordName, string>>
  readonly without: Readonly<Record<string, string>>
  readonly buyer: Account | undefined
  readonly organization: Account | undefined
  readonly ordersPath: string
  readonly accountPath: string
  readonly screen: 'wide' | 'phone'
  readonly headers: () => Readonly<Record<string, string>>
  readonly limitMs: number
}

const LIMIT_MS = 15_000

/** Fills in what is not said, and refuses what nobody would read. */
export function frontOf(options: FrontOptions, stories: readonly string[]): Front {
  const { url, names = {}, without = {} } = options
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new Unready(`url: an address like http://localhost:3000 is needed, not ${url}`)
  }
  const root = url.replace(/\/+$/, '')
  needKnown('names', names, Object.keys(controls))
  needKnown('words', options.words ?? {}, Object.keys(words))
  needKnown('without', without, [...stories, ...Object.keys(features)])
  return {
    url: root,
    apiUrl: (options.apiUrl ?? `${root}/api`).replace(/\/+$/, ''),
    names: Object.assign({}, controls, ...Object.entries(names).map(controlOf)),
    words: { ...words, ...options.words },
    without,
    buyer: options.buyer,
    organization: options.organization,
    ordersPath: options.ordersPath ?? '/user/profile/order/all',
    accountPath: options.accountPath ?? '/user/profile',
    screen: options.screen ?? 'wide',
    headers: options.headers ?? (() => ({})),
    limitMs: options.limitMs ?? LIMIT_MS
  }
}

function controlOf([key, said]: [string, string | Control]) {
  const [, usual] = Object.entries(controls).find(([name]) => name === key) ?? []
  return { [key]: typeof said === 'string' ? { ...usual, name: said } : said }
}

function needKnown(field: string, given: object, known: readonly string[]) {
  const stray = Object.keys(given).find(name => !known.includes(name))
  if (stray === undefined) return
  throw new Unready(`${field}: there is no ${stray}; there are ${known.join(', ')}`)
}
