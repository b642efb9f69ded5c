import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>
type Chunk = Pick<Rolldown.RenderedChunk, 'fileName' | 'imports' | 'facadeModuleId' | 'moduleIds'>

/** The application and the screens that most visits begin on. */
const FIRST =
  /\/src\/(?:entry\.client|pages\/(?:home|product|catalog-category)\/[\w-]+\.page)\.tsx$/

/**
 * Of the files of first screens, yet seen behind a press or in forms of other pages; a document that shows
 * one of them brings its rules.
 */
const SELDOM =
  /\/(?:attachments|dialog|empty-state|radio-card|size-matrix|skeleton|star-input)\.[a-z.]+$/

/** Styles of what the server draws around the application; no script of the browser has them. */
export const AROUND = ['frames/footer.styles.ts', 'parts/consent-form.styles.ts'].map(name =>
  fileURLToPath(new URL(`../src/${name}`, import.meta.url))
)

/**
 * The modules whose styles first screens may show: those of their files, and of the files that are fetched
 * late and yet drawn by the server, which modules of `drawn` import.
 */
export function firstModules(
  graph: Graph,
  chunks: readonly Chunk[],
  drawn: ReadonlySet<string>
): ReadonlySet<string> {
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return
    seen.add(chunk)
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file))
    for (const id of chunk.moduleIds.filter(name => drawn.has(name))) {
      const late = graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
      for (const name of late) visit(chunks.find(({ moduleIds }) => moduleIds.includes(name)))
    }
  }
  for (const chunk of chunks) if (FIRST.test(chunk.facadeModuleId ?? '')) visit(chunk)
  const shown = [...seen].flatMap(({ moduleIds }) => moduleIds).filter(id => !SELDOM.test(id))
  return new Set([...shown, ...AROUND])
}

/**
 * All modules in the order in which they run: the style of a component stands behind the styles of those
 * that it is made of, so that what one sets for the other holds.
 */
export function inOrder(graph: Graph): readonly string[] {
  const seen = new Set<string>()
  const ordered: string[] = []
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
    ordered.push(id)
  }
  for (const id of [...graph.getModuleIds(), ...AROUND].sort()) visit(id)
  return ordered
}
