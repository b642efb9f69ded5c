// A backend may be newer than a front that is open somewhere: no answer fails over what was added.
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { isEndpoint } from '../api/endpoint.ts'
import { unknownWords } from '../api/unknown-words.ts'
import { exampleOf } from '../testing/fixture-of.ts'
import { withField } from '../testing/test-wire.ts'
import * as contracts from './index.ts'

type Schema = z.core.$ZodType
type Path = readonly (string | number)[]

/** Words that no backend knows yet; the later ones are names that an object has by itself. */
const NEW_WORDS = ['слово, которого ещё нет', '', 'toString', '__proto__']
/** Entities that no answer holds: a front makes its slides, a backend names the places of banners. */
const IN_NO_ANSWER = ['bannerPlace', 'lightboxContent', 'lightboxSlide']

const calls = Object.entries<unknown>(contracts).flatMap(([name, endpoint]) =>
  isEndpoint(endpoint) ? [{ name, endpoint }] : []
)

const requests = calls.flatMap(({ name, endpoint: { query, body } }) =>
  Object.entries({ query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [[`the ${part} of ${name}`, schema] as const]
  )
)

function innerOf(schema: Schema): readonly Schema[] {
  if (schema instanceof z.core.$ZodObject) return Object.values(schema._zod.def.shape)
  if (schema instanceof z.core.$ZodArray) return [schema._zod.def.element]
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options
  if (schema instanceof z.core.$ZodTuple) return schema._zod.def.items
  if (schema instanceof z.core.$ZodRecord) return [schema._zod.def.valueType]
  if (schema instanceof z.core.$ZodPipe) return [schema._zod.def.in, schema._zod.def.out]
  const isWrapper = schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable
  return isWrapper ? [schema._zod.def.innerType] : []
}

/** A schema and all that it is made of. */
function partsOf(schema: Schema, found = new Set<Schema>()): ReadonlySet<Schema> {
  if (found.has(schema)) return found
  found.add(schema)
  for (const inner of innerOf(schema)) partsOf(inner, found)
  return found
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../entities/*.ts', '!../entities/*.test*.ts'],
  { eager: true }
)
const requested = new Set(requests.flatMap(([, schema]) => [...partsOf(schema)]))

const entities = Object.values(modules)
  .flatMap(module => Object.entries(module))
  .flatMap(([name, schema]) => (schema instanceof z.ZodMiniType ? [[name, schema] as const] : []))
  .filter(([name, schema]) => !isOnlyAsked(schema) && !IN_NO_ANSWER.includes(name))

function isWord({ _zod: { def } }: Schema): boolean {
  return def.type === 'enum' || def.type === 'literal'
}

/** All words of it are those of requests, as the words of an order's form are. */
function isOnlyAsked(schema: Schema): boolean {
  const words = [...partsOf(schema)].filter(isWord)
  return words.length > 0 && words.every(word => requested.has(word))
}

const answers = [
  ...calls.map(({ name, endpoint }) => [`the answer of ${name}`, endpoint.response] as const),
  ...entities
]

/** An example as it goes over the wire. */
const wireExample = (schema: z.ZodMiniType): unknown =>
  JSON.parse(JSON.stringify(exampleOf(schema)))

interface Place {
  readonly path: Path
  readonly schema: Schema
}

/** Where an example holds what; lists of examples have one item. */
function placesOf(schema: Schema, value: unknown, path: Path = []): readonly Place[] {
  const inside = (inner: Schema, key: string | number) =>
    value !== null && Object.hasOwn(Object(value), key)
      ? placesOf(inner, Reflect.get(Object(value), key), [...path, key])
      : []
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries<Schema>(schema._zod.def.shape)
    return [{ path, schema }, ...fields.flatMap(([key, field]) => inside(field, key))]
  }
  if (schema instanceof z.core.$ZodArray) return inside(schema._zod.def.element, 0)
  if (schema instanceof z.core.$ZodTuple) {
    return schema._zod.def.items.flatMap((item, at) => inside(item, at))
  }
  const inner = innerOf(schema).filter(option => z.safeParse(option, value).success)
  return [{ path, schema }, ...inner.flatMap(option => placesOf(option, value, path))]
}

/** The places of words that a schema lists, each with the words that are new to it. */
const wordsOf = (schema: Schema, example: unknown) =>
  placesOf(schema, example)
    .filter(place => isWord(place.schema))
    .flatMap(({ path, schema: { _zod } }) =>
      NEW_WORDS.filter(word => !_zod.values?.has(word)).map(word => ({ path, word }))
    )

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)

const put = (value: unknown, path: Path, wanted: unknown): unknown =>
  path.length === 0 ? wanted : withField(value, path.map(String), wanted)

/** A new word in the place of a known one; in a list it comes in one more item, after the known one. */
function withWord(example: unknown, path: Path, word: string) {
  const list = path.slice(0, Math.max(0, path.lastIndexOf(0)))
  const [, ...inItem] = path.slice(list.length)
  if (!path.includes(0)) return { wire: put(example, path, word), place: path, list: undefined }
  const [item] = [at(example, list)].flat()
  const wire = put(example, list, [item, put(item, inItem, word)])
  return { wire, place: [...list, 1, ...inItem], list }
}

test.each(answers)('%s is read with a word that is new, and all others stay', (_, schema) => {
  const example = wireExample(schema)
  const known = z.parse(schema, example)
  for (const { path, word } of wordsOf(schema, example)) {
    const { wire, list } = withWord(example, path, word)
    const { data, error } = z.safeParse(schema, wire)
    const others = list
      ? put(data, list, [at(data, list)].flat().slice(0, 1))
      : put(data, path, at(known, path))
    expect([error, others], `${path.join('.')}: ${word}`).toEqual([undefined, known])
  }
})

test.each(answers)('%s is read with fields that are new at any depth', (_, schema) => {
  const example = wireExample(schema)
  const paths = placesOf(schema, example)
    .filter(({ schema: { _zod } }) => _zod.def.type === 'object')
    .map(({ path }) => path)
  const wire = paths
    .toReversed()
    .reduce<unknown>(
      (value, path) => put(value, path, { ...Object(at(value, path)), новое: [{ слово: 'да' }] }),
      example
    )

  expect(z.safeParse(schema, wire)).toEqual({ success: true, data: z.parse(schema, example) })
})

test.each(answers)('a word that is new in %s is found where it stands', (_, schema) => {
  const example = wireExample(schema)
  const words = wordsOf(schema, example).map(({ path, word }) => withWord(example, path, word))

  expect(unknownWords(schema, example)).toEqual([])
  expect(words.map(({ wire }) => unknownWords(schema, wire).map(({ path }) => path))).toEqual(
    words.map(({ place }) => [place])
  )
})

test.each(requests)('%s is refused with a word that is new', (_, schema) => {
  const example = wireExample(schema)
  for (const { path, word } of wordsOf(schema, example)) {
    const { error } = z.safeParse(schema, put(example, path, word))
    expect(error?.issues[0]?.path, `${path.join('.')}: ${word}`).toEqual(path)
  }
})

test('the words of all answers and of some requests are looked at', () => {
  const count = (schemas: typeof answers) =>
    schemas.flatMap(([, schema]) => wordsOf(schema, wireExample(schema))).length

  expect(count(answers)).toBeGreaterThan(1000)
  expect(count(requests)).toBeGreaterThan(20)
})
