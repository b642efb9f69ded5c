type Kind = 'a number' | 'a text' | 'a list' | 'an object' | 'true or false'

/** What each command cannot do without, by the kind of its fields; some may be of several kinds. */
export type CommandShapes = Readonly<
  Record<string, Readonly<Record<string, Kind | readonly Kind[]>>>
>

/** Refuses a command that nobody knows, or one that lacks a field, by their names. */
export function needCommand(event: object, type: string, known: KnownCommands): void {
  const { types, shapes = {} } = known
  if (!types.includes(type) && !Object.hasOwn(shapes, type) && !isOpen(known)) {
    const names = [...new Set([...types, ...Object.keys(shapes)])].filter(isCommand).join(', ')
    throw new TypeError(`send(event): ${type}: there is no such command among ${names}`)
  }
  for (const [field, needed] of Object.entries(shapes[type] ?? {})) {
    const kinds = [needed].flat()
    const kind = kindOf(Reflect.get(event, field))
    if (kind !== undefined && kinds.includes(kind)) continue
    throw new TypeError(`send(event): ${type}: ${field} has to be ${kinds.join(' or ')}`)
  }
}

interface KnownCommands {
  /** As the machine tells them. */
  readonly types: readonly string[]
  readonly shapes?: CommandShapes | undefined
}

/** A machine whose rule takes whatever comes, and that gave no list of it. */
const isOpen = ({ types, shapes }: KnownCommands) =>
  shapes === undefined && types.some(type => type.includes('*'))

const isCommand = (type: string) => !/^xstate\.|\*/.test(type)

function kindOf(value: unknown): Kind | undefined {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : 'a number'
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'boolean') return 'true or false'
  return typeof value === 'object' && value !== null ? 'an object' : undefined
}
