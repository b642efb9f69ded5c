import * as z from 'zod/mini'
import { defaultHeaderNames } from '../../platform/config.ts'
import { defaultTokenParams } from '../../platform/keys.ts'
import { defaultRuleSets } from '../../platform/rule-sets.ts'
import { isHost } from '../../platform/setting-shapes.ts'
import type { ShopConfig } from '../../platform/shop-config.ts'
import type { PageNames } from '../../routes/page-names.ts'
import type { RouteRule } from '../../routes/route-rules.ts'
import { redirectTarget } from '../../routes/safe-path.ts'
import { DEFAULT_TIME_ZONE } from '../../values/calendar/date-format.ts'
import { RAW_LIST_SIZE } from '../../values/pagination/pagination.ts'
import { realLengths } from '../../values/phone/real-lengths.ts'
import { renamedPages } from './renamed-pages.ts'
import { shopFileMessages as messages } from './shop-file.messages.ts'

/** A process or program that reads a setting. */
type SettingReader = 'storefront' | 'browser' | 'backend'

interface SettingNote {
  readonly description: string
  readonly examples: readonly unknown[]
  readonly readBy: readonly SettingReader[]
}

/** Description, example and readers of each setting, for the JSON Schema and the guide. */
export const settingNotes = z.registry<SettingNote>()

const setting = <Schema extends z.ZodMiniType>(schema: Schema, note: SettingNote): Schema => {
  settingNotes.add(schema, note)
  return schema
}

const everywhere = ['storefront', 'browser', 'backend'] as const

const fields = z.array(z.enum(['fullName', 'email', 'phone', 'inn', 'organisation']))
const checks = z.array(z.enum(['address', 'postalCode', 'region', 'city', 'street', 'house']))
const count = z.int().check(z.minimum(0))
const words = z.int().check(z.minimum(1))

const phoneLength = z
  .strictObject({ min: count, max: count, mask: z.exactOptional(z.string()) })
  .check(z.refine(({ min, max }) => min <= max, { error: messages.lengths }))

const ruleSets = z.strictObject({
  address: z._default(z.record(z.string(), checks), mutable(defaultRuleSets.address)),
  defaultAddress: z._default(checks, [...defaultRuleSets.defaultAddress]),
  roles: z.prefault(
    z.strictObject({
      guest: z._default(fields, [...defaultRuleSets.roles.guest]),
      user: z._default(fields, [...defaultRuleSets.roles.user]),
      org_user: z._default(fields, [...defaultRuleSets.roles.org_user]),
      dealer: z._default(fields, [...defaultRuleSets.roles.dealer])
    }),
    {}
  )
})

const fullName = z.strictObject({
  minWords: z.exactOptional(words),
  pattern: z.exactOptional(z.string().check(z.refine(isPattern, { error: messages.pattern }))),
  particles: z.exactOptional(z.array(z.string()))
})

const headerName = z.string().check(z.regex(/^[\w-]+$/, { error: messages.headerName }))
const param = z.string().check(z.regex(/^[\w.~-]+$/, { error: messages.param }))
const path = z.string().check(z.regex(/^\/[^?#\s]*$/, { error: messages.path }))

const headerNames = z.strictObject({
  siteId: z._default(headerName, defaultHeaderNames.siteId),
  currencyId: z._default(headerName, defaultHeaderNames.currencyId),
  client: z._default(headerName, defaultHeaderNames.client),
  authorization: z._default(headerName, defaultHeaderNames.authorization),
  cartToken: z._default(headerName, defaultHeaderNames.cartToken),
  idempotencyKey: z._default(headerName, defaultHeaderNames.idempotencyKey),
  sessionId: z._default(headerName, defaultHeaderNames.sessionId),
  sendingTime: z._default(headerName, defaultHeaderNames.sendingTime),
  nonce: z._default(headerName, defaultHeaderNames.nonce)
})

const calls = z._default(z.array(z.string()), [])
const guardedRoutes = z.strictObject({ add: calls, remove: calls })

const routeRule = z.strictObject({
  from: path,
  redirect: z
    .string()
    .check(z.refine(target => redirectTarget(target) !== undefined, { error: messages.redirect }))
})

const tokenParams = z.strictObject({
  authToken: z._default(z.array(param), [...defaultTokenParams.authToken]),
  cartToken: z._default(z.array(param), [...defaultTokenParams.cartToken])
})

/** Every setting of the shop file with its default. What a file leaves out has the default. */
export const shopFile = z.strictObject({
  $schema: z.optional(z.string()),
  phoneLengths: setting(z._default(z.record(z.string(), phoneLength), { ...realLengths }), {
    description:
      'Fewest and most digits of a phone number by ISO code of the country, the country code included. Replaces the whole table of exceptions; countries that are not in it keep the lengths of the specification (P1).',
    examples: [{ UZ: { min: 12, max: 12 } }],
    readBy: everywhere
  }),
  ruleSets: setting(z.prefault(ruleSets, {}), {
    description:
      'Parts of an address that each delivery type asks for, and fields that each role fills in (P20). An address itself is always asked for.',
    examples: [
      { address: { courier: ['address', 'city', 'street'] }, roles: { guest: ['phone'] } }
    ],
    readBy: everywhere
  }),
  fullName: setting(z._default(fullName, {}), {
    description:
      'Rules of a full name: fewest words, a regular expression for each word, lower-case words that belong to a name (P9, P10).',
    examples: [{ minWords: 3, particles: [messages.particle] }],
    readBy: everywhere
  }),
  allowAdminEmail: setting(z._default(z.boolean(), false), {
    description: 'Takes the login «admin» for an e-mail address where a letter has to arrive (P4).',
    examples: [true],
    readBy: everywhere
  }),
  paymentHosts: setting(
    z._default(z.array(z.string().check(z.refine(isHost, { error: messages.host }))), []),
    {
      description:
        'Hosts of banks that a payment may lead to, besides the shop itself. The address of a payment has to begin with https.',
      examples: [['securepay.example.ru']],
      readBy: ['storefront', 'browser']
    }
  ),
  headerNames: setting(z.prefault(headerNames, {}), {
    description:
      'Names of the headers that every call carries (N6). Storefront, browser and backend use the same ones, and the backend allows them to other sites.',
    examples: [{ siteId: 'x-site' }],
    readBy: everywhere
  }),
  guardedRoutes: setting(z._default(guardedRoutes, { add: [], remove: [] }), {
    description:
      'Calls that send the anti-bot proof besides those of the contracts, and calls of the contracts that send none: ids, as createOrder, or paths with or without a method (S-C2).',
    examples: [{ add: ['login'], remove: ['POST /forms/v1'] }],
    readBy: everywhere
  }),
  tokenParams: setting(z.prefault(tokenParams, {}), {
    description:
      'Query parameters of a page that bring the tokens of a visitor; several names are aliases (A11).',
    examples: [{ authToken: ['auth_token', 'token'] }],
    readBy: ['storefront']
  }),
  suggestSegment: setting(z._default(param, 'address-suggestions'), {
    description: 'First path segment of the address suggestion service (N13).',
    examples: ['dadata'],
    readBy: everywhere
  }),
  paths: setting(z._default(z.record(path, path), {}), {
    description: 'Real paths of calls by the path of their contract, for another backend.',
    examples: [{ '/basket/v1': '/cart/v2' }],
    readBy: everywhere
  }),
  revokePath: setting(z._default(z.union([z.literal(''), path]), '/users/v1/revoke'), {
    description:
      'Path of the call that the tokens are sent to at a sign-out (N22), so that the backend ends the session. Empty for a backend that has none: no such call is made.',
    examples: [''],
    readBy: ['storefront', 'browser']
  }),
  socketTokenParam: setting(z._default(param, 'token'), {
    description: 'Query parameter of the live connection that carries the bearer token (C10).',
    examples: ['access'],
    readBy: ['browser', 'backend']
  }),
  birthDateRequired: setting(z._default(z.boolean(), false), {
    description: 'Refuses personal data without a date of birth (S-V21).',
    examples: [true],
    readBy: everywhere
  }),
  checkDigits: setting(z._default(z.boolean(), false), {
    description:
      'Refuses an INN or a barcode whose check digits do not fit; without it they are only told of beside the field (P13).',
    examples: [true],
    readBy: everywhere
  }),
  rawListLimit: setting(z._default(words, RAW_LIST_SIZE), {
    description: 'Rows of a raw list of products where a call asks for no limit (S-K9).',
    examples: [50],
    readBy: ['backend']
  }),
  routeRules: setting(z._default(z.array(routeRule), []), {
    description:
      'Paths of the storefront that lead elsewhere, the first that fits; /** at the end means everything below (A22).',
    examples: [[{ from: '/old/**', redirect: '/catalog' }]],
    readBy: ['storefront', 'browser']
  }),
  timeZone: setting(
    z._default(
      z.string().check(z.refine(isTimeZone, { error: messages.timeZone })),
      DEFAULT_TIME_ZONE
    ),
    {
      description:
        'Time zone, by its IANA name, of the dates that pages show and of the day that is today for storefront and backend (P15). A form in the browser takes the visitor’s own day.',
      examples: ['Asia/Yekaterinburg'],
      readBy: everywhere
    }
  ),
  pages: setting(z._default(renamedPages, {}), {
    description:
      'Addresses and titles of pages by route name; parameters of the address stay (A6, A7).',
    examples: [{ compare: { path: '/sravnenie', title: messages.pageTitle } }],
    readBy: ['storefront', 'browser', 'backend']
  })
})

/** All settings of the shop file, defaults filled in. */
export interface ShopSettings
  extends Pick<
    ShopConfig,
    | 'phoneLengths'
    | 'ruleSets'
    | 'fullName'
    | 'allowAdminEmail'
    | 'paymentHosts'
    | 'birthDateRequired'
    | 'timeZone'
    | 'checkDigits'
    | 'revokePath'
    | 'headerNames'
    | 'guardedRoutes'
    | 'tokenParams'
    | 'suggestSegment'
    | 'paths'
    | 'socketTokenParam'
  > {
  /** Rows of a raw list where a call asks for no limit (S-K9). */
  readonly rawListLimit: number
  /** Paths of the storefront that lead elsewhere (A22). */
  readonly routeRules: readonly RouteRule[]
  /** New addresses and titles of pages (A6, A7). */
  readonly pages: PageNames
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('ru-RU', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'u').source !== ''
  } catch {
    return false
  }
}

function mutable<Item>(lists: Readonly<Record<string, readonly Item[]>>): Record<string, Item[]> {
  return Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, [...items]]))
}
