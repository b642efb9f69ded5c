import * as z from 'zod/mini'

import type { EndpointShape } from '../src/api/endpoint.ts'
import { exampleOf } from '../src/testing/fixture-of.ts'
import type { Recipe } from './recipes.ts'

/** Answers by the names of their calls. */
export type Answers = ReadonlyMap<string, unknown>

/** What to call with, or the words of what was missing; `isGuess` means nobody knows it exists. */
export type Input =
  | { readonly recipe: Recipe; readonly isGuess: boolean }
  | { readonly lacks: string }

/** The input of a reading call: as its recipe says, else empty, else an example. */
export function inputOf(
  endpoint: EndpointShape,
  recipe: Recipe | undefined,
  answers: Answers
): Input {
  if (recipe) return filled(recipe, answers)
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const query = leastOf(endpoint.query)
  const body = leastOf(endpoint.body)
  return {
    recipe: {
      params: Object.fromEntries(names.map(name => [name, '1'])),
      ...(isRecord(query.value) && { query: query.value }),
      ...(endpoint.body && { body: body.value })
    },
    isGuess: names.length > 0 || query.isGuess || body.isGuess
  }
}

function leastOf(schema: z.ZodMiniType | undefined): { value: unknown; isGuess: boolean } {
  if (schema === undefined || z.safeParse(schema, {}).success) return { value: {}, isGuess: false }
  return { value: exampleOf(schema), isGuess: true }
}

function filled(recipe: Recipe, answers: Answers): Input {
  const lacks: string[] = []
  const recipeWith = fill(recipe, path => {
    const value = path === 'now' ? String(Date.now()) : at(answers, path)
    if (value === undefined || value === null) lacks.push(path)
    return value
  })
  if (lacks.length > 0) return { lacks: `there is no ${lacks.join(', ')}` }
  return { recipe: isRecord(recipeWith) ? recipeWith : {}, isGuess: false }
}

function fill(value: unknown, find: (path: string) => unknown): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? find(value.slice(1)) : value
  if (Array.isArray(value)) return value.map(item => fill(item, find))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, find)]))
}

function at(answers: Answers, path: string): unknown {
  const [name = '', ...keys] = path.split('.')
  return valueAt(answers.get(name), keys)
}

/**
 * The value that a path leads to; undefined where the way ends early. `type=store` is the first item
 * of a list that says so.
 */
export const valueAt = (value: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce<unknown>(stepInto, value)

function stepInto(value: unknown, key: PropertyKey): unknown {
  const [field = '', wanted] = String(key).split('=')
  if (wanted !== undefined && Array.isArray(value)) {
    return value.find(item => isRecord(item) && item[field] === wanted)
  }
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
