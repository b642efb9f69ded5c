import { build, type InlineConfig, type Rolldown } from 'vite'

import { chunkOf, comesTooEarly } from './chunk-rule.ts'

/** Says which file a module of the browser's half comes in; nothing means the bundler may choose. */
export type ChunkName = (id: string) => string | null

/**
 * Bundles once without any wish, only to see who really stands on which module when unused code is gone;
 * then the rule can name its file.
 */
export async function planChunks(config: InlineConfig): Promise<ChunkName> {
  const users = new Map<string, string[]>()
  for (const [entry, modules] of await modulesByEntry(config)) {
    for (const id of modules) users.set(id, [...(users.get(id) ?? []), entry])
  }
  const early = [...users].filter(([id, of]) => comesTooEarly(id, of)).map(([id]) => id)
  if (early.length > 0) throw new Error(`A first page loads what has to come later: ${early}`)
  return id => chunkOf(users.get(id) ?? [], id) ?? null
}

async function modulesByEntry(config: InlineConfig): Promise<Map<string, ReadonlySet<string>>> {
  const chunks = new Map((await bundle(config)).map(chunk => [chunk.fileName, chunk]))
  const reached = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (!seen.has(file)) {
      seen.add(file)
      for (const next of chunks.get(file)?.imports ?? []) reached(next, seen)
    }
    return seen
  }
  const entries = [...chunks.values()].filter(
    ({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry
  )
  return new Map(
    entries.map(({ facadeModuleId, fileName }) => [
      facadeModuleId ?? fileName,
      new Set([...reached(fileName)].flatMap(file => chunks.get(file)?.moduleIds ?? []))
    ])
  )
}

async function bundle(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const outputs = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      ...{ write: false, minify: false, manifest: false },
      // Chunks as exact as their users: none is merged into another to save a file.
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        experimental: { chunkOptimization: false }
      }
    }
  })
  const [result] = [outputs].flat()
  if (result === undefined || !('output' in result)) throw new Error('Nothing was bundled')
  return result.output.filter(file => file.type === 'chunk')
}
