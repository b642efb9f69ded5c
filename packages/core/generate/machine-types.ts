// What the sources of a machine say of it: its commands and facts, the words above its states.
import ts from 'typescript'

export interface Message {
  /** `line.set` */
  readonly type: string
  /** What it brings beside its type, as TypeScript; '' for nothing. */
  readonly brings: string
}

export interface MachineTypes {
  readonly doc: string
  readonly events: readonly Message[]
  readonly facts: readonly Message[]
  /** Words above a state, by its path: `editing.pausing`. */
  readonly stateDocs: ReadonlyMap<string, string>
}

/** Places of the types in `StateMachine<…>` of XState. */
const EVENTS = 1
const EMITTED = 11
/** A longer type says less than its name. */
const LONGEST = 60

/** `create` is the function of a file that makes the machine. */
export function machineTypes(
  source: ts.SourceFile,
  create: string,
  checker: ts.TypeChecker
): MachineTypes {
  const module = checker.getSymbolAtLocation(source)
  const symbol = module && checker.tryGetMemberInModuleExports(create, module)
  if (symbol === undefined) throw new TypeError(`${source.fileName} exports no ${create}`)
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
  const machine = signature?.getReturnType()
  const types = machine?.aliasTypeArguments ?? checker.getTypeArguments(machine as ts.TypeReference)
  return {
    doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    events: messagesOf(types[EVENTS], checker),
    facts: messagesOf(types[EMITTED], checker),
    stateDocs: stateDocsOf(source)
  }
}

function messagesOf(type: ts.Type | undefined, checker: ts.TypeChecker): readonly Message[] {
  const members = type?.isUnion() ? type.types : [type]
  return members.flatMap(member => {
    const named = member?.getProperty('type')
    const name = named && checker.getTypeOfSymbol(named)
    const names = name?.isUnion() ? name.types : [name]
    const others = member?.getProperties().filter(property => property !== named) ?? []
    const brings = others.map(property => memberText(property, checker)).join('; ')
    return names.flatMap(one => (one?.isStringLiteral() ? { type: one.value, brings } : []))
  })
}

function memberText(property: ts.Symbol, checker: ts.TypeChecker): string {
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0
  const type = checker.getTypeOfSymbol(property)
  const text = checker.typeToString(isOptional ? checker.getNonNullableType(type) : type)
  const name = `${property.name}${isOptional ? '?' : ''}`
  return text.length > LONGEST ? name : `${name}: ${text}`
}

function stateDocsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const docs = new Map<string, string>()
  const visit = (node: ts.Node, path: readonly string[]) => {
    if (isNamed(node, 'states')) {
      for (const state of node.initializer.properties) {
        const own = [...path, state.name?.getText() ?? '']
        const doc = wordsAbove(state, source.text)
        if (doc !== '') docs.set(own.join('.'), doc)
        visit(state, own)
      }
      return
    }
    ts.forEachChild(node, child => visit(child, path))
  }
  visit(source, [])
  return docs
}

type Named = ts.PropertyAssignment & { readonly initializer: ts.ObjectLiteralExpression }

const isNamed = (node: ts.Node, name: string): node is Named =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === name &&
  ts.isObjectLiteralExpression(node.initializer)

const wordsAbove = (node: ts.Node, text: string): string =>
  (ts.getLeadingCommentRanges(text, node.pos) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .flatMap(comment => comment.split('\n'))
    .map(line => line.replace(/^\s*(\/\*\*?|\/\/|\*\/|\*)\s?/, '').replace(/\s*\*\/$/, ''))
    .filter(line => line !== '')
    .join(' ')
