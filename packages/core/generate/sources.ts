// What the generators walk over: contracts, entities and the doc comments above them.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as z from 'zod/mini'

import { type EndpointShape, isEndpoint } from '../src/api/endpoint.ts'
import * as contracts from '../src/contracts/index.ts'

export const core = fileURLToPath(new URL('..', import.meta.url))

export interface NamedEndpoint {
  readonly name: string
  readonly endpoint: EndpointShape
}

export const endpoints: readonly NamedEndpoint[] = Object.entries(contracts).flatMap(
  ([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : [])
)

/** Paths that answer no JSON, so that no contract has them: sockets, files, links of letters. */
export const plainPaths: readonly { name: string; path: string }[] = Object.entries(
  contracts
).flatMap(([name, value]) => plainPathsOf(name, value))

function plainPathsOf(name: string, value: unknown): { name: string; path: string }[] {
  if (typeof value === 'string') return value.startsWith('/') ? [{ name, path: value }] : []
  if (typeof value !== 'object' || value === null || isEndpoint(value)) return []
  if (!Object.values(value).every(path => typeof path === 'string')) return []
  return Object.entries(value).map(([key, path]) => ({
    name: `${name}.${key}`,
    path: String(path)
  }))
}

export interface NamedEntity {
  readonly name: string
  /** File name without its ending. */
  readonly file: string
  readonly schema: z.ZodMiniType
}

/** Every schema that a file of `entities/` exports. */
export async function readEntities(): Promise<readonly NamedEntity[]> {
  const files = sourceFiles('src/entities')
  const found = await Promise.all(files.map(entitiesOf))
  return found.flat()
}

async function entitiesOf(path: string): Promise<NamedEntity[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(path).href)
  return Object.entries(module).flatMap(([name, schema]) =>
    schema instanceof z.ZodMiniType ? [{ name, file: basename(path, '.ts'), schema }] : []
  )
}

const sourceFiles = (folder: string): string[] =>
  readdirSync(join(core, folder))
    .filter(name => name.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(name))
    .toSorted()
    .map(name => join(core, folder, name))

const DOC = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g

/** The doc comment of every exported constant in a folder, as one paragraph. */
export function readDocs(folder: string): ReadonlyMap<string, string> {
  const texts = sourceFiles(folder).map(path => readFileSync(path, 'utf8'))
  const found = texts.flatMap(text => [...text.matchAll(DOC)])
  return new Map(found.map(([, comment = '', name = '']) => [name, paragraph(comment)]))
}

const paragraph = (comment: string) =>
  comment
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trim())
    .filter(line => line !== '')
    .join(' ')
