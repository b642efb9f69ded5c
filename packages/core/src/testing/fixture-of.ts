import * as z from 'zod/mini'

/** Deep enough for a picture of a product in an order; a tree ends there without children. */
const MAX_DEPTH = 6
const ID = /(?:^i|I)d$/

/** What a field of that name holds in a Russian shop. */
const KNOWN: Readonly<Record<string, string>> = {
  fio: 'Иванова Мария Петровна',
  name: 'Мария',
  author: 'Мария И.',
  contactPerson: 'Иванова Мария Петровна',
  email: 'maria@example.com',
  phone: '+79990000000',
  title: 'Тетрадь в клетку',
  shopTitle: 'Пенал',
  text: 'Плотная бумага, ровные поля.',
  html: '<p>Плотная бумага, ровные поля.</p>',
  message: 'Готово',
  city: 'Тула',
  region: 'Тульская область',
  country: 'Россия',
  zip: '300000',
  kladrId: '7100000100000',
  inn: '7100000000',
  priceRole: 'guest_opt',
  code: 'tetrad',
  barcode: '4600000000017',
  url: '/tetradi/tetrad',
  href: 'https://shop.example',
  hex: '#1f3a8a',
  sign: '₽',
  siteName: 'penal',
  publicDomain: 'shop.example',
  basketErr: '',
  unavailable: '',
  createdAt: '2026-11-21T10:00:00.000Z',
  at: '2026-11-21T10:00:00.000Z',
  date: '2026-11-24'
}

/** What a shop allows its visitor; the rest of what is yes or no is no. */
const ALLOWED: readonly string[] = [
  'active',
  'allowed',
  'allowPost',
  'canCancel',
  'inStock',
  'isActive'
]

/** Makes examples of a schema: whole, the same each time, changed by `patch`. */
export const fixtureOf =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (patch: Partial<z.output<Schema>> = {}): z.output<Schema> => {
    const made = sample(schema, '', 0)
    const patched = isPlain(made) ? { ...made, ...patch } : made
    return z.parse(schema, patched)
  }

/**
 * An answer that keeps what a contract promises.
 *
 * @example
 * ```ts
 * import { viewProduct } from '@vitrina/core/contracts'
 * import { exampleOf } from '@vitrina/core/testing'
 *
 * Reflect.get(Object(exampleOf(viewProduct.response)), 'title') // → 'Тетрадь в клетку'
 * ```
 */
export const exampleOf = (schema: z.ZodMiniType): unknown => z.parse(schema, sample(schema, '', 0))

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sample(schema: z.core.$ZodType, name: string, depth: number): unknown {
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema._zod.def.shape)
    return Object.fromEntries(fields.map(([key, field]) => [key, sample(field, key, depth + 1)]))
  }
  if (schema instanceof z.core.$ZodOptional) {
    return depth > MAX_DEPTH ? undefined : sample(schema._zod.def.innerType, name, depth)
  }
  if (schema instanceof z.core.$ZodNullable) {
    return depth > MAX_DEPTH ? null : sample(schema._zod.def.innerType, name, depth)
  }
  if (schema instanceof z.core.$ZodArray) {
    return depth > MAX_DEPTH ? [] : [sample(schema._zod.def.element, name, depth + 1)]
  }
  if (schema instanceof z.core.$ZodTuple) {
    return schema._zod.def.items.map(item => sample(item, name, depth + 1))
  }
  if (schema instanceof z.core.$ZodUnion) return sample(firstOf(schema), name, depth)
  if (schema instanceof z.core.$ZodRecord) return {}
  // Made of what goes over the wire.
  if (schema instanceof z.core.$ZodPipe) return sample(schema._zod.def.in, name, depth)
  return leaf(schema, name)
}

const firstOf = ({ _zod }: z.core.$ZodUnion): z.core.$ZodType => {
  const [first] = _zod.def.options
  if (first === undefined) throw new TypeError('A union without options has no example')
  return first
}

function leaf(schema: z.core.$ZodType, name: string): unknown {
  const { values } = schema._zod
  if (values !== undefined) return [...values][0]
  if (schema instanceof z.core.$ZodBoolean) return ALLOWED.includes(name)
  if (schema instanceof z.core.$ZodUnknown) return null
  const { minimum = 1, minLength = 0, maxLength } = limitsOf(schema)
  if (schema instanceof z.core.$ZodNumber) return Math.max(1, minimum)
  if (!(schema instanceof z.core.$ZodString)) {
    throw new TypeError(`fixtureOf knows no ${schema._zod.def.type}: teach it in fixture-of.ts`)
  }
  const text = KNOWN[name] ?? (ID.test(name) ? `${name}-1` : 'пример')
  return text.padEnd(minLength, '.').slice(0, maxLength)
}

const limitsOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
