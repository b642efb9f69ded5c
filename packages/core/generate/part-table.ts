// A table of functions that a type is made of, `keyof typeof parts`: what each of them gives.
import ts from 'typescript'

/** The types that a type is asked of, `typeof parts`, where they are tables of functions. */
function tablesIn(declaration: ts.Node, checker: ts.TypeChecker): readonly ts.Type[] {
  const found: ts.Type[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTypeQueryNode(node)) found.push(checker.getTypeAtLocation(node.exprName))
    ts.forEachChild(node, visit)
  }
  visit(declaration)
  return found.filter(type => isTable(type, checker))
}

const isTable = (type: ts.Type, checker: ts.TypeChecker) =>
  checker.getPropertiesOfType(type).length > 0 &&
  type.getProperties().every(property => input(property, checker) !== undefined)

/** What a function of a table resolves with. */
function input(property: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const [signature] = checker.getTypeOfSymbol(property).getCallSignatures()
  return signature && checker.getAwaitedType(signature.getReturnType())
}

/** The table with what each function gives: `orders: OwnOrders`. */
export function tableOf(
  declaration: ts.TypeAliasDeclaration,
  checker: ts.TypeChecker
): string | undefined {
  const [table] = tablesIn(declaration, checker)
  if (table === undefined) return undefined
  const lines = table.getProperties().flatMap(property => {
    const type = input(property, checker)
    const text = type && checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation)
    return text === undefined
      ? []
      : `  ${property.name}: ${text.replaceAll(/import\("[^"]+"\)\./g, '')}`
  })
  return `{\n${lines.join('\n')}\n}`
}

/** The types that stand in such a table. */
export const typesInTables = (
  declaration: ts.Node,
  checker: ts.TypeChecker
): readonly ts.Symbol[] =>
  tablesIn(declaration, checker)
    .flatMap(table => table.getProperties())
    .flatMap(property => input(property, checker) ?? [])
    .flatMap(type => [type, ...type.getCallSignatures().flatMap(call => spokenIn(call, checker))])
    .flatMap(type => type.aliasSymbol ?? type.symbol ?? [])

const spokenIn = (call: ts.Signature, checker: ts.TypeChecker): readonly ts.Type[] => {
  const parameters = call.getParameters().map(parameter => checker.getTypeOfSymbol(parameter))
  const result = call.getReturnType()
  return [...parameters, result, checker.getAwaitedType(result) ?? result]
}
