import { among } from './near-name.ts'
import { told } from './told.ts'

type Kind = 'a number' | 'a text' | 'a list' | 'an object' | 'true or false'

/** What each command cannot do without, by the kind of its fields; some may be of several kinds. */
export type CommandShapes = Readonly<
  Record<string, Readonly<Record<string, Kind | readonly Kind[]>>>
>

/** Where commands are told: its name and the shapes of all that it takes. */
export interface Door {
  readonly name: string
  readonly shapes: CommandShapes
  /** What is wrong with one that has its fields, in words. */
  readonly faultIn?: (command: object) => string | undefined
}

/** Refuses a command that a door does not know, or one that lacks a field, by their names. */
export function needShape({ name, shapes, faultIn }: Door, command: unknown): void {
  const fault = faultOf(command, shapes) ?? faultIn?.(Object(command))
  if (fault !== undefined) throw new TypeError(`send(${name}): ${fault}`)
}

function faultOf(command: unknown, shapes: CommandShapes): string | undefined {
  const { type } = Object(command)
  const fields = Object.hasOwn(shapes, type) ? shapes[type] : undefined
  if (fields === undefined) {
    return `${String(type)}: there is no such command ${among(String(type), Object.keys(shapes))}`
  }
  for (const [field, needed] of Object.entries(fields)) {
    const kinds = [needed].flat()
    const given = Object(command)[field]
    const kind = kindOf(given)
    if (kind === undefined || !kinds.includes(kind)) {
      return `${type}: ${field} has to be ${kinds.join(' or ')}, not ${told(given)}`
    }
  }
  return undefined
}

function kindOf(value: unknown): Kind | undefined {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : 'a number'
  if (typeof value === 'string') return 'a text'
  if (typeof value === 'boolean') return 'true or false'
  return typeof value === 'object' && value !== null ? 'an object' : undefined
}
