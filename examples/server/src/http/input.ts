import type { EndpointShape } from '@vitrina/core/api'
import * as z from 'zod/mini'

import { checkInput } from './check-input.ts'
import { HttpError } from './errors.ts'
import type { ReceivedForm } from './upload.ts'

const QUERY_KEYS_MAX = 100
const QUERY_VALUES_MAX = 200

type Fields = Record<string, unknown>

/** Reads and checks the query and the body of a request; wrong input is a 400 in Russian. */
export async function readInput(shape: EndpointShape, request: Request, form?: ReceivedForm) {
  const search = new URL(request.url).searchParams
  const body = form?.fields ?? (shape.body && (await readBody(shape, request, search)))
  return {
    query: shape.query && checkInput(shape.query, readFields(shape.query, search)),
    body: shape.body && checkInput(shape.body, body),
    file: form?.file
  }
}

async function readBody(
  shape: EndpointShape,
  request: Request,
  search: URLSearchParams
): Promise<unknown> {
  const text = await request.text()
  if (text !== '') return parseJson(text)
  // Some callers cannot send a body with DELETE (N8).
  if (shape.method === 'DELETE' && shape.body) return readFields(shape.body, search, fromText)
  return {}
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'Тело запроса не похоже на JSON')
  }
}

/** Takes only the fields the schema knows: `a=1&a=2`, `a[]=1` and `a=1,2` for lists (N7). */
function readFields(
  schema: z.ZodMiniType,
  search: URLSearchParams,
  convert: (schema: z.core.$ZodType, text: string) => unknown = (_, text) => text
): Fields {
  if (search.size > QUERY_KEYS_MAX * QUERY_VALUES_MAX) throw tooMany()
  if (new Set(search.keys()).size > QUERY_KEYS_MAX) throw tooMany()
  if (!(schema instanceof z.ZodMiniObject)) return {}
  const fields: Fields = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const inner = unwrap(field)
    const texts = [...search.getAll(name), ...search.getAll(`${name}[]`)]
    if (texts.length === 0) continue
    if (texts.length > QUERY_VALUES_MAX) throw tooMany()
    fields[name] =
      inner instanceof z.ZodMiniArray
        ? splitList(texts).map(text => convert(unwrap(inner.def.element), text))
        : convert(inner, texts.at(-1) ?? '')
  }
  return fields
}

function splitList(texts: readonly string[]): string[] {
  const parts = texts.flatMap(text => text.split(',')).filter(text => text !== '')
  if (parts.length > QUERY_VALUES_MAX) throw tooMany()
  return parts
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper = schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable
  return isWrapper ? unwrap(schema.def.innerType) : schema
}

/** A query has only texts; a body schema wants numbers and booleans. */
function fromText(schema: z.core.$ZodType, text: string): unknown {
  if (schema instanceof z.ZodMiniNumber) return text === '' ? text : Number(text)
  if (schema instanceof z.ZodMiniBoolean) return text === 'true' || text === '1'
  return text
}

const tooMany = () => new HttpError(400, 'Слишком много параметров в запросе')
