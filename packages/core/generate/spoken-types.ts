// What public declarations speak of and no entry gives away: without it a command's name is only guessed.
import { join } from 'node:path'
import ts from 'typescript'

import { typesInTables } from './part-table.ts'
import { core } from './sources.ts'

const NAMED = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias

/** Types of the core in these symbols' declarations, and in those of what they speak of themselves. */
export function spokenTypes(
  described: Iterable<ts.Symbol>,
  checker: ts.TypeChecker
): readonly ts.Symbol[] {
  const known = new Set(described)
  const found: ts.Symbol[] = []
  const spokenBy = (declaration: ts.Node) =>
    [
      ...typeNames(declaration).flatMap(name => checker.getSymbolAtLocation(name) ?? []),
      ...typesInTables(declaration, checker)
    ].flatMap(symbol => ownType(symbol, checker) ?? [])
  const gather = (symbol: ts.Symbol) => {
    for (const spoken of symbol.declarations?.flatMap(spokenBy) ?? []) {
      if (known.has(spoken)) continue
      known.add(spoken)
      found.push(spoken)
      gather(spoken)
    }
  }
  for (const symbol of [...known]) gather(symbol)
  return found
}

/** The names of types that a declaration is written with; the body of a function is nobody's. */
function typeNames(declaration: ts.Node): readonly ts.Node[] {
  const names: ts.Node[] = []
  const visit = (node: ts.Node) => {
    if (ts.isBlock(node)) return
    if (ts.isTypeReferenceNode(node)) names.push(node.typeName)
    if (ts.isExpressionWithTypeArguments(node)) names.push(node.expression)
    if (ts.isVariableDeclaration(node)) return visitConstant(node)
    if (ts.isArrowFunction(node)) return visitHead(node)
    ts.forEachChild(node, visit)
  }
  const visitHead = ({ parameters, type }: ts.ArrowFunction) => {
    for (const parameter of parameters) if (parameter.type) visit(parameter.type)
    if (type) visit(type)
  }
  const visitConstant = ({ type, initializer }: ts.VariableDeclaration) => {
    if (type) visit(type)
    else if (initializer && ts.isArrowFunction(initializer)) visitHead(initializer)
  }
  visit(declaration)
  return names
}

function ownType(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const [declaration] = own.declarations ?? []
  if (declaration === undefined || !(own.flags & NAMED)) return undefined
  return declaration.getSourceFile().fileName.startsWith(join(core, 'src')) ? own : undefined
}
