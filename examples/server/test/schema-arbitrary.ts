import fc from 'fast-check'
import * as z from 'zod/mini'

/** Values that a field of that name has in a shop: they lead deeper than random ones. */
export type Pools = Readonly<Record<string, readonly unknown[]>>

/** What `z.toJSONSchema` writes of the inputs of contracts. */
interface Json {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Json[]
  readonly items?: Json
  readonly prefixItems?: readonly Json[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Json | boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

const LONGEST_TEXT = 40
const LONGEST_LIST = 4
const HALF_CHARACTER = /\p{Surrogate}/u
const GREATEST_NUMBER = 1_000_000

/** Inputs that the schema takes. */
export function validInputs(schema: z.ZodMiniType, pools: Pools): fc.Arbitrary<unknown> {
  // Contracts have one type a field, which the library's own type cannot know.
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return arbitraryOf(json, '', pools).filter(value => z.safeParse(schema, value).success)
}

function arbitraryOf(json: Json, name: string, pools: Pools): fc.Arbitrary<unknown> {
  const known = (pools[name] ?? []).filter(value => fits(json, value))
  const any = anyOf(json, name, pools)
  if (known.length === 0) return any
  return fc.oneof(
    { arbitrary: fc.constantFrom(...known), weight: 4 },
    { arbitrary: any, weight: 1 }
  )
}

function anyOf(json: Json, name: string, pools: Pools): fc.Arbitrary<unknown> {
  if (json.const !== undefined) return fc.constant(json.const)
  if (json.enum !== undefined) return fc.constantFrom(...json.enum)
  if (json.anyOf !== undefined) {
    return fc.oneof(...json.anyOf.map(option => arbitraryOf(option, name, pools)))
  }
  switch (json.type) {
    case 'object':
      return objects(json, pools)
    case 'array':
      return lists(json, name, pools)
    case 'string':
      return texts(json)
    case 'integer':
      return fc.integer(rangeOf(json))
    case 'number':
      return fc.double({ ...rangeOf(json), noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function objects({ properties, required = [], additionalProperties }: Json, pools: Pools) {
  if (properties === undefined) {
    const value = typeof additionalProperties === 'object' ? additionalProperties : {}
    const keys = fc.oneof(fc.constantFrom('color', 'brand', 'size'), fc.string({ maxLength: 8 }))
    return fc.dictionary(keys, arbitraryOf(value, '', pools), { maxKeys: LONGEST_LIST })
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, arbitraryOf(field, name, pools)] as const
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}

function lists({ items, prefixItems, minItems = 0, maxItems }: Json, name: string, pools: Pools) {
  if (prefixItems !== undefined) {
    return fc.tuple(...prefixItems.map(item => arbitraryOf(item, name, pools)))
  }
  const maxLength = Math.max(minItems, Math.min(maxItems ?? LONGEST_LIST, LONGEST_LIST))
  return fc.array(arbitraryOf(items ?? {}, name, pools), { minLength: minItems, maxLength })
}

function texts({ minLength = 0, maxLength = LONGEST_TEXT }: Json) {
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT))
  // Counted as the schema counts: by UTF-16 units.
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: longest })
    .map(text => text.slice(0, maxLength))
    .filter(text => !HALF_CHARACTER.test(text) && text.length >= minLength)
}

const rangeOf = ({ minimum = -GREATEST_NUMBER, maximum = GREATEST_NUMBER }: Json) => ({
  min: Math.max(minimum, -GREATEST_NUMBER),
  max: Math.max(minimum, Math.min(maximum, GREATEST_NUMBER))
})

function fits(json: Json, value: unknown): boolean {
  if (json.anyOf !== undefined) return json.anyOf.some(option => fits(option, value))
  if (json.enum !== undefined) return json.enum.includes(value)
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = json
  if (typeof value === 'string') {
    return json.type === 'string' && value.length >= minLength && value.length <= maxLength
  }
  const isNumber = json.type === 'number' || json.type === 'integer'
  if (typeof value === 'number') return isNumber && value >= minimum && value <= maximum
  if (typeof value === 'object') return json.type === 'object'
  return json.type === 'boolean' && typeof value === 'boolean'
}
