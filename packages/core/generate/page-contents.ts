// `docs/api/page-contents.md`: what `loadPage` brings of each page, from the types of its loaders.
import { join } from 'node:path'
import ts from 'typescript'

import { routes } from '../src/routes/routes.ts'
import { core } from './sources.ts'

const TABLE = 'pages'
const HEAD = `# What each page brings

\`loadPage\` of \`@vitrina/core/pages\` answers a page with its \`name\`, its \`data\`, and those of its \`sections\` that came. By its name a page
has these types: \`PageData<'product'>\`, \`PageSections<'product'>\`. Types by their names are in [the reference](README.md).`

/** The text of the page. */
export function pageContents(program: ts.Program): string {
  const checker = program.getTypeChecker()
  const named = namedTypes(program, checker)
  const loaders = checker.getTypeAtLocation(loaderTable(program))
  const parts = loaders
    .getProperties()
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(loader => pagePart(loader, { checker, named }))
  return `${[HEAD, ...parts].join('\n\n')}\n`
}

interface Names {
  readonly checker: ts.TypeChecker
  readonly named: ReadonlyMap<ts.Type, string>
}

/** The loader of every page by its name. */
function loaderTable(program: ts.Program): ts.Node {
  const source = program.getSourceFile(join(core, 'src/pages/pages.ts'))
  const tables = source?.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name }) => name.getText() === TABLE)
  if (tables?.[0] === undefined) throw new TypeError(`There is no table ${TABLE} of loaders`)
  return tables[0]
}

/** Types of the core that the compiler writes out, though they have a name: those of schemas. */
function namedTypes(program: ts.Program, checker: ts.TypeChecker): ReadonlyMap<ts.Type, string> {
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(core, 'src')))
  const symbols = own
    .flatMap(source => checker.getSymbolAtLocation(source) ?? [])
    .flatMap(module => checker.getExportsOfModule(module))
    .filter(({ flags }) => flags & ts.SymbolFlags.TypeAlias)
  const types = symbols.map(
    symbol => [checker.getDeclaredTypeOfSymbol(symbol), symbol.name] as const
  )
  return new Map(types.filter(([{ flags }]) => flags & ts.TypeFlags.Object))
}

function pagePart(loader: ts.Symbol, names: Names): string {
  const { checker } = names
  const [data, sections] = loadedBy(checker.getTypeOfSymbol(loader), checker)
  const { path } = routes.find(({ name }) => name === loader.name) ?? { path: '' }
  const own = written(sections, names)
  const lines = [`data: ${written(data, names)}`, ...(own === '{}' ? [] : [`sections: ${own}`])]
  return `## ${loader.name}\n\nOf \`${path}\`.\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\``
}

/** `Data` and `Sections` of `() => Promise<Loader>`, whose `load` resolves with `LoadedData`. */
function loadedBy(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const load = checker.getPropertyOfType(resultOf(type, checker), 'load')
  const loaded = load && resultOf(checker.getTypeOfSymbol(load), checker)
  return loaded === undefined ? [] : checker.getTypeArguments(loaded as ts.TypeReference)
}

function resultOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const [signature] = type.getCallSignatures()
  const result = signature && checker.getAwaitedType(signature.getReturnType())
  if (result === undefined) throw new TypeError(`${checker.typeToString(type)} is no function`)
  return result
}

/** The members of a type, each by its name and type; those of each of its choices. */
function written(type: ts.Type | undefined, names: Names): string {
  if (type === undefined || type.flags & ts.TypeFlags.Null) return 'null'
  if (type.isUnion()) return type.types.map(one => written(one, names)).join(' | ')
  const { checker } = names
  const rows = checker.getPropertiesOfType(type).map(member => {
    const optional = member.flags & ts.SymbolFlags.Optional ? '?' : ''
    return `  ${member.name}${optional}: ${textOf(checker.getTypeOfSymbol(member), names)}`
  })
  return rows.length === 0 ? '{}' : `{\n${rows.join('\n')}\n}`
}

/** A type by its name; so the items of a list, and the choices that one of them has a name. */
function textOf(type: ts.Type, names: Names): string {
  const { checker, named } = names
  const name = named.get(type)
  if (name !== undefined) return name
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference)
    if (item !== undefined && named.has(item)) return `readonly ${named.get(item)}[]`
  }
  const isChoice = type.isUnion() && type.aliasSymbol === undefined
  if (isChoice && type.types.some(one => named.has(one))) {
    return type.types
      .toSorted(objectsFirst)
      .map(one => textOf(one, names))
      .join(' | ')
  }
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
}

const objectsFirst = (one: ts.Type, other: ts.Type) =>
  (other.flags & ts.TypeFlags.Object) - (one.flags & ts.TypeFlags.Object)
