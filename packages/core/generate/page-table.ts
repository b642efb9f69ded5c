// The pages that `loadPage` reads, by name, with what each brings.
import { join } from 'node:path'
import ts from 'typescript'

import { routes } from '../src/routes/routes.ts'
import { core } from './sources.ts'

/** A table of every page: its name, its address, the fields of its data and its sections. */
export function pageTable(program: ts.Program): string {
  const checker = program.getTypeChecker()
  const loaders = loadersOf(program, checker)
  const rows = routes.map(({ name, path }) => {
    const [, data, sections] = loaders(name)
    return `| \`${name}\` | \`${path}\` | ${fieldsOf(data)} | ${fieldsOf(sections)} |`
  })
  return `Every page by its name, with the fields of its \`data\` and the names of its \`sections\`; \`PageData<'cart'>\` and \`PageSections<'cart'>\` are their types.

| page | address | \`data\` | \`sections\` |
|---|---|---|---|
${rows.join('\n')}
`
}

/** The arguments of a page's loader: its name, its data, its sections. */
function loadersOf(program: ts.Program, checker: ts.TypeChecker) {
  const source = program.getSourceFile(join(core, 'src/pages/pages.ts'))
  const [pages] =
    (source && checker.getSymbolsInScope(source, ts.SymbolFlags.Variable))?.filter(
      symbol => symbol.name === 'pages' && symbol.valueDeclaration?.getSourceFile() === source
    ) ?? []
  if (!source || !pages) throw new TypeError('src/pages/pages.ts has no pages')
  const type = checker.getTypeOfSymbolAtLocation(pages, source)
  return (name: string): readonly ts.Type[] => {
    const page = type.getProperty(name)
    const read = page && checker.getTypeOfSymbolAtLocation(page, source).getCallSignatures()[0]
    const loader = read && checker.getAwaitedType(read.getReturnType())
    if (!loader) throw new TypeError(`src/pages/pages.ts has no page ${name}`)
    return loader.aliasTypeArguments ?? checker.getTypeArguments(loader as ts.TypeReference)
  }
}

/** Names of fields, of each kind where there are several. */
function fieldsOf(type: ts.Type | undefined): string {
  const kinds = type?.isUnion() ? type.types : type ? [type] : []
  const names = kinds.flatMap(kind => (isPlain(kind) ? kind.getProperties() : []))
  return [...new Set(names.map(({ name }) => `\`${name}\``))].join(', ')
}

const isPlain = (type: ts.Type) =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
