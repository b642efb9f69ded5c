import * as z from 'zod/mini'
import * as contracts from '../../contracts/index.ts'
import type { ShopConfig } from '../../platform/config.ts'
import { nearName } from '../../platform/near-name.ts'
import { shopFileMessages as messages } from './shop-file.messages.ts'
import { type ShopSettings, settingNotes, shopFile } from './shop-file.ts'

/** The settings of a shop without a file. */
export const defaultShopSettings: ShopSettings = z.parse(shopFile, {})

/**
 * Reads the text of a shop file and fills in the defaults.
 *
 * @throws Error in Russian, on one line, that names each wrong field: its path, what is needed and, for a
 *   misspelt name, what may have been meant.
 */
export function readShopFile(text: string): ShopSettings {
  const { data, error } = z.safeParse(shopFile, jsonOf(text))
  if (error !== undefined) throw new Error(error.issues.flatMap(faultsOf).join(messages.andThen))
  const { $schema: _, ...settings } = data
  const { add, remove } = settings.guardedRoutes
  const guardedRoutes = { add: callsOf(add, 'add'), remove: callsOf(remove, 'remove') }
  return { ...settings, guardedRoutes }
}

/** Calls by id or path, as `POST /orders/v1`. */
const callNames = Object.entries(contracts).flatMap(([id, contract]) =>
  typeof contract === 'object' && 'method' in contract
    ? [{ id, path: contract.path, name: `${contract.method} ${contract.path}` }]
    : []
)

const callsOf = (input: readonly string[], list: 'add' | 'remove') =>
  input.flatMap((word, index) => {
    const found = callNames.filter(({ id, path, name }) => [id, path, name].includes(word))
    if (found.length > 0) return found.map(({ name }) => name)
    const near = nearName(
      word,
      callNames.map(({ id }) => id)
    )
    const fault = messages.call + (near === undefined ? '' : messages.meant(near))
    throw new Error(at(['guardedRoutes', list, index], fault))
  })

/** The JSON Schema of the shop file, with descriptions, examples and defaults. */
export const shopFileSchema = () =>
  z.toJSONSchema(shopFile, { io: 'input', target: 'draft-7', metadata: settingNotes })

const BROWSER_SETTINGS = [
  ...(['phoneLengths', 'ruleSets', 'fullName', 'allowAdminEmail', 'birthDateRequired'] as const),
  ...(['checkDigits', 'paymentHosts', 'headerNames', 'guardedRoutes', 'suggestSegment'] as const),
  ...(['paths', 'revokePath', 'socketTokenParam', 'timeZone'] as const)
]

/** Settings that the browser needs and that differ from the defaults: none for most shops. */
export const browserSettings = (settings: ShopSettings): Partial<ShopConfig> =>
  Object.fromEntries(
    BROWSER_SETTINGS.filter(name => differs(settings, name)).map(name => [name, settings[name]])
  )

const differs = (settings: ShopSettings, name: keyof ShopSettings) =>
  JSON.stringify(settings[name]) !== JSON.stringify(defaultShopSettings[name])

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(messages.notJson(cause instanceof Error ? cause.message : String(cause)), {
      cause
    })
  }
}

type Issue = z.core.$ZodIssue

function faultsOf(issue: Issue): readonly string[] {
  if (issue.code !== 'unrecognized_keys') return [at(issue.path, wordsOf(issue))]
  const known = namesAt(issue.path)
  return issue.keys.map(key => at([...issue.path, key], messages.unknown + meant(key, known)))
}

const at = (path: readonly PropertyKey[], fault: string) =>
  messages.at(path.map(String).join('.') || messages.wholeFile, fault)

function meant(name: unknown, initial: readonly string[]): string {
  const near = nearName(String(name), initial)
  return near === undefined ? `; ${messages.oneOf(initial.join(', '))}` : messages.meant(near)
}

const NEEDED: Readonly<Record<string, string>> = {
  ...{ object: messages.object, record: messages.object, array: messages.list },
  ...{
    string: messages.text,
    boolean: messages.flag,
    number: messages.number,
    int: messages.number
  }
}

function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return NEEDED[issue.expected] ?? messages.wrong
    case 'invalid_value':
      return messages.oneOf(issue.values.join(', '))
    case 'too_small':
      return messages.atLeast(String(issue.minimum))
    case 'too_big':
      return messages.noMore(String(issue.maximum))
    default:
      // The schema says what is wrong with its own checks.
      return issue.message
  }
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Names that the schema knows at a path. */
function namesAt(path: readonly PropertyKey[]): readonly string[] {
  const { properties, propertyNames } = path.reduce<JsonSchema>(memberOf, shopFileSchema())
  const listed = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : []
  return [...Object.keys(properties ?? {}), ...listed.map(String)]
}

function memberOf({ properties, additionalProperties }: JsonSchema, name: PropertyKey): JsonSchema {
  const member = properties?.[String(name)] ?? additionalProperties
  return typeof member === 'object' ? member : {}
}
