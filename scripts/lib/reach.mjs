// What of the core the screens of the shop and of the examples reach, declaration by declaration.
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

import { parse, pathsIn, read } from './sources.mjs'

const CORE = 'packages/core/src'
/** Read by their addresses: who reads one may read any. */
const PAGES = 'pages/pages.ts#pages'
export const STOREFRONT = ['packages/react-ui/src', 'packages/app/src']
const FRONTS = ['react', 'sveltekit', 'terminal', 'vanilla', 'vue']
export const EXAMPLES = FRONTS.map(name => `examples/${name}/src`)
const SOURCE = /\.(tsx?|vue|svelte|mjs)$/
const ASIDE = /\.test(-d)?\.tsx?$|(^|\/)testing\//
const FROM_CORE = /\{([^}]*)\}\s*(?:from|=\s*await import\()\s*'@vitrina\/core\/?([\w/-]*)'/g

/** `{ reached, declarations }`: nodes by `file#name`, with what each one refers to, from these fronts on. */
export function reachOfCore(root, places) {
  const declarations = new Map(
    sourcesIn(root, CORE).flatMap(path => nodesOf(path.slice(CORE.length + 1), read(root, path)))
  )
  const fronts = places
    .flatMap(place => sourcesIn(root, place))
    .map(path => read(root, path))
    .join('\n')
  return { declarations, reached: closureOf(root, declarations, fronts), fronts }
}

const sourcesIn = (root, folder) =>
  pathsIn(root, folder).filter(path => SOURCE.test(path) && !ASIDE.test(path))

/** From what fronts import on: by references, and by names of members where objects are passed on. */
function closureOf(root, declarations, fronts) {
  const words = new Set(fronts.match(/\w+/g))
  const reached = new Set()
  const queue = [...fronts.matchAll(FROM_CORE)].flatMap(([, names, entry]) =>
    plainNames(names).map(name => `${entryFile(root, entry)}#${name}`)
  )
  for (;;) {
    for (const id of queue.splice(0)) visit(id)
    for (const [id, { member, owner }] of declarations) {
      const isAsked = owner === PAGES || words.has(member)
      if (!reached.has(id) && isAsked && reached.has(owner)) queue.push(id)
    }
    if (queue.length === 0) return reached
  }

  function visit(id) {
    const node = declarations.get(id)
    if (node === undefined || reached.has(id)) return
    reached.add(id)
    for (const word of node.words) words.add(word)
    for (const next of node.refers) visit(next)
  }
}

/** `shop/texts/index.ts` of `@vitrina/core/texts`. */
function entryFile(root, name) {
  const { exports } = JSON.parse(read(root, 'packages/core/package.json'))
  return exports[name === '' ? '.' : `./${name}`]?.slice('./src/'.length)
}

const plainNames = list =>
  list
    .split(',')
    .map(name => /^\s*(?:type )?(\w*)/.exec(name)[1])
    .filter(name => name !== '')

/** The declarations of one file; members of what a `create…` function returns stand for themselves. */
function nodesOf(file, text) {
  const source = parse(file, text)
  const imports = importsOf(source, file)
  const own = source.statements.flatMap(namedIn)
  const names = new Map(own.map(({ name }) => [name, `${file}#${name}`]))
  const known = new Map([...imports, ...names])
  return [
    ...entriesOf(source, file),
    ...own.flatMap(({ name, node }) => withMembers({ file, name, node, known }))
  ]
}

function importsOf(source, file) {
  return source.statements.filter(ts.isImportDeclaration).flatMap(statement => {
    const bindings = statement.importClause?.namedBindings
    const isNamed = bindings !== undefined && ts.isNamedImports(bindings)
    return isNamed ? namesOf(bindings, statement, file) : []
  })
}

const entriesOf = (source, file) =>
  source.statements
    .filter(ts.isExportDeclaration)
    .filter(({ exportClause, moduleSpecifier }) => exportClause && moduleSpecifier)
    .flatMap(statement => namesOf(statement.exportClause, statement, file))
    .map(([name, from]) => [`${file}#${name}`, { words: [], refers: [from] }])

/** The names of an import or export, each with where it comes from. */
const namesOf = ({ elements }, { moduleSpecifier }, file) =>
  elements.map(({ name, propertyName }) => [
    name.text,
    `${pathOf(file, moduleSpecifier.text)}#${(propertyName ?? name).text}`
  ])

const pathOf = (file, path) => relative('.', join(dirname(file), path))

function namedIn(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(node => ({ name: node.name.getText(), node }))
  }
  return ts.isFunctionDeclaration(statement) ? [{ name: statement.name.text, node: statement }] : []
}

function withMembers({ file, name, node, known }) {
  const id = `${file}#${name}`
  const members = name.startsWith('create') ? returnedMembers(node) : laterLines(node)
  const contents = (part, without) => contentsOf(part, { file, known, without })
  return [
    [id, { node, ...contents(node, members) }],
    ...members.map(member => {
      const name = member.name.text
      return [`${id}.${name}`, { node: member, member: name, owner: id, ...contents(member, []) }]
    })
  ]
}

/** The lines of a table whose code comes later, each by its name. */
function laterLines({ initializer }) {
  const table =
    initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : undefined
  return table && ts.isObjectLiteralExpression(table)
    ? table.properties.filter(line => line.getText().includes('await import('))
    : []
}

/** The named properties of the objects that a function returns. */
function returnedMembers(node) {
  const found = []
  walk(node, child => {
    if (ts.isReturnStatement(child)) keep(child.expression)
    if (ts.isArrowFunction(child) && ts.isParenthesizedExpression(child.body))
      keep(child.body.expression)
  })
  return found

  function keep(object) {
    if (object === undefined || !ts.isObjectLiteralExpression(object)) return
    found.push(
      ...object.properties.filter(
        property => ts.isMethodDeclaration(property) || ts.isPropertyAssignment(property)
      )
    )
  }
}

/** What a declaration refers to, without some of its parts, and the names that it asks of others. */
function contentsOf(node, { file, known, without }) {
  const refers = new Set()
  const words = new Set()
  walk(
    node,
    child => {
      const asked = askedLater(child)
      if (asked !== undefined) words.add(asked)
      const fetched = fetchedFrom(child)
      if (fetched !== undefined) refers.add(`${pathOf(file, fetched)}#${child.name.text}`)
      if (!ts.isIdentifier(child)) return
      words.add(child.text)
      if (known.has(child.text)) refers.add(known.get(child.text))
    },
    without
  )
  return { refers: [...refers], words: [...words] }
}

/** `orders` of `shop.service('orders')`. */
function askedLater(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
    return undefined
  const [name] = node.arguments
  const isPart = node.expression.name.text === 'service' && name && ts.isStringLiteral(name)
  return isPart ? name.text : undefined
}

/** `./x.ts` of `(await import('./x.ts')).name`. */
function fetchedFrom(node) {
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const [, path] = /^\(await import\('([^']+)'\)\)$/.exec(node.expression.getText()) ?? []
  return path
}

/** Every expression below a node; types and the given parts are passed over. */
export function walk(node, visit, parts = []) {
  if (parts.includes(node) || ts.isTypeNode(node)) return
  visit(node)
  ts.forEachChild(node, child => walk(child, visit, parts))
}
