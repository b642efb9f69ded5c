// How one export reads in the reference: its declaration, without what only the compiler wants.
import ts from 'typescript'

import { tableOf } from './part-table.ts'

/** The declaration as TypeScript that a reader understands; bodies of functions are left out. */
export function signatureOf(
  name: string,
  declaration: ts.Declaration,
  checker: ts.TypeChecker
): string {
  if (ts.isInterfaceDeclaration(declaration)) return unexported(declaration)
  if (ts.isTypeAliasDeclaration(declaration)) return aliasOf(declaration, checker)
  if (ts.isClassDeclaration(declaration)) return classOf(declaration)
  if (ts.isFunctionDeclaration(declaration)) return functionOf(declaration, checker)
  if (!ts.isVariableDeclaration(declaration)) return name
  const { initializer } = declaration
  if (initializer && ts.isArrowFunction(initializer)) return arrowOf(name, initializer, checker)
  return constantOf(name, declaration, checker)
}

const unexported = (node: ts.Node) => dedented(node.getText()).replace(/^export /, '')

/** A type made by a schema is told with the schema. */
function aliasOf(declaration: ts.TypeAliasDeclaration, checker: ts.TypeChecker): string {
  const text = unexported(declaration)
  const schema = schemaOf(declaration, checker)
  if (schema) return `${text}\n\n${withParts(schema)}`
  const table = ts.isTypeOperatorNode(declaration.type) && tableOf(declaration, checker)
  return table ? `${text}\n\n// What each of them gives.\n${table}` : text
}

/** The schema that a type is the output of. */
export function schemaOf(
  declaration: ts.Declaration,
  checker: ts.TypeChecker
): ts.VariableDeclaration | undefined {
  if (!ts.isTypeAliasDeclaration(declaration) || !ts.isTypeReferenceNode(declaration.type)) return
  const [argument] = declaration.type.typeArguments ?? []
  if (!argument || !ts.isTypeQueryNode(argument)) return
  const found = checker.getSymbolAtLocation(argument.exprName)?.valueDeclaration
  return found && ts.isVariableDeclaration(found) ? found : undefined
}

/** A schema after the parts of its file that nobody else sees. */
function withParts(schema: ts.VariableDeclaration): string {
  const hidden = schema.getSourceFile().statements.flatMap(statement => hiddenIn(statement))
  const described = new Set<ts.VariableDeclaration>()
  const gather = (declaration: ts.VariableDeclaration) => {
    const words = namesIn(declaration)
    for (const part of hidden) {
      if (part !== declaration && !described.has(part) && words.has(part.name.getText()))
        gather(part)
    }
    described.add(declaration)
  }
  gather(schema)
  return [...described].map(part => `const ${dedented(part.getText())}`).join('\n\n')
}

const hiddenIn = (statement: ts.Statement): readonly ts.VariableDeclaration[] =>
  ts.isVariableStatement(statement) && !statement.modifiers
    ? statement.declarationList.declarations
    : []

/** The names that an expression refers to; names of fields are none. */
function namesIn(node: ts.Node, found = new Set<string>()): ReadonlySet<string> {
  node.forEachChild(child => {
    const isField =
      (ts.isPropertyAssignment(node) || ts.isPropertyAccessExpression(node)) && child === node.name
    if (ts.isIdentifier(child) && !isField) found.add(child.text)
    namesIn(child, found)
  })
  return found
}

function functionOf(declaration: ts.FunctionDeclaration, checker: ts.TypeChecker): string {
  const { parent, body, name } = declaration
  const overloads = ts.isSourceFile(parent)
    ? parent.statements.filter(
        statement =>
          ts.isFunctionDeclaration(statement) &&
          statement.name?.text === name?.text &&
          !statement.body
      )
    : []
  if (overloads.length > 0) return overloads.map(unexported).join('\n')
  const head = body ? unexported(declaration).slice(0, -dedented(body.getText()).length) : ''
  return declaration.type ? head.trim() : `${head.trim()}: ${returned(declaration, checker)}`
}

function arrowOf(name: string, arrow: ts.ArrowFunction, checker: ts.TypeChecker): string {
  const text = arrow.getText()
  const head = text.slice(0, arrow.equalsGreaterThanToken.getStart() - arrow.getStart()).trim()
  // Its types come from elsewhere.
  if (!head.includes('('))
    return `const ${name}: ${textOf(checker.getTypeAtLocation(arrow), arrow, checker)}`
  const result = arrow.type ? '' : `: ${returned(arrow, checker)}`
  return dedented(`const ${name} = ${head}${result}`)
}

function returned(declaration: ts.SignatureDeclaration, checker: ts.TypeChecker): string {
  const signature = checker.getSignatureFromDeclaration(declaration)
  return signature ? textOf(signature.getReturnType(), declaration, checker) : 'unknown'
}

/** A machine's own type goes on for pages: its name has to do. */
function textOf(type: ts.Type, place: ts.Node, checker: ts.TypeChecker): string {
  if (type.symbol?.name === 'StateMachine') return 'StateMachine<…>'
  return checker.typeToString(type, place).replaceAll(/import\("[^"]+"\)\./g, '')
}

const SPOKEN = /^(?:['"`[{\d-]|endpoint\(|z\.)/

function constantOf(
  name: string,
  declaration: ts.VariableDeclaration,
  checker: ts.TypeChecker
): string {
  const { initializer, type } = declaration
  if (type) return `const ${name}: ${type.getText()}`
  if (initializer && SPOKEN.test(initializer.getText())) return withParts(declaration)
  return `const ${name}: ${textOf(checker.getTypeAtLocation(declaration), declaration, checker)}`
}

function classOf(declaration: ts.ClassDeclaration): string {
  const heritage = declaration.heritageClauses?.map(clause => ` ${clause.getText()}`).join('') ?? ''
  const members = declaration.members.map(member =>
    ts.isConstructorDeclaration(member)
      ? `  constructor(${member.parameters.map(parameter => parameter.getText()).join(', ')})`
      : `  ${member.getText()}`
  )
  return `class ${declaration.name?.text ?? ''}${heritage} {\n${members.join('\n')}\n}`
}

/** A declaration within another one is moved to the left edge. */
function dedented(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const last = rest.at(-1) ?? ''
  const indent = /^ */.exec(last)?.[0].length ?? 0
  return [first, ...rest.map(line => line.slice(Math.min(indent, line.search(/\S|$/))))].join('\n')
}
