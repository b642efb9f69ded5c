import { among, reported } from './near-name.ts'

export type Kind = 'a number' | 'a text' | 'a list' | 'an object' | 'true or false'

/** What each command cannot do without, by the kind of its fields; some may be of several kinds. */
export type CommandShapes = Readonly<
  Record<string, Readonly<Record<string, Kind | readonly Kind[]>>>
>

/** A field that a command cannot do without: the kinds that are checked stand for this type. */
export type Field<Value> = (Kind | readonly Kind[]) & { readonly [STANDS_FOR]: Value }
/** A field that may be left out, and is not checked. */
export type Optional<Value> = readonly never[] & { readonly [STANDS_FOR]?: Value }

declare const STANDS_FOR: unique symbol

export const aNumber = 'a number' as Field<number>
export const aText = 'a text' as Field<string>
export const aFlag = 'true or false' as Field<boolean>
export const aList = <Item>() => 'a list' as Field<readonly Item[]>
export const anObject = <Value extends object>() => 'an object' as Field<Value>
export const oneOf = <Value>(...kinds: readonly Kind[]) => kinds as Field<Value>
export const optional = <Value>() => [] as Optional<Value>

/** The commands of a table, as a union told apart by `type`. */
export type CommandOf<Shapes> = {
  [Type in keyof Shapes]: CommandOfType<Type, Shapes[Type]>
}[keyof Shapes]

type CommandOfType<Type, Shape> = { readonly type: Type } & {
  readonly [Name in keyof Shape as Shape[Name] extends readonly never[] ? never : Name]: ValueOf<
    Shape[Name]
  >
} & {
  readonly [Name in keyof Shape as Shape[Name] extends readonly never[] ? Name : never]?: ValueOf<
    Shape[Name]
  >
}

type ValueOf<Own> = Own extends { readonly [STANDS_FOR]?: infer Value } ? Value : never

/** Schema of a subject's commands: its name and the fields each command needs. */
export interface CommandSchema {
  readonly name: string
  readonly shapes: CommandShapes
  /** What is wrong with one that has its fields, in words. */
  readonly faultIn?: (command: object) => string | undefined
}

/** Refuses a command that a door does not know, or one that lacks a field, by their names. */
export function needShape({ name, shapes, faultIn }: CommandSchema, command: unknown): void {
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
    const input = Object(command)[field]
    if (kinds.length > 0 && !kinds.some(kind => kind === kindOf(input))) {
      return `${type}: ${field} has to be ${kinds.join(' or ')}, not ${reported(input)}`
    }
  }
  return undefined
}

function kindOf(value: unknown): Kind | undefined {
  if (Array.isArray(value)) return 'a list'
  return value === null || Number.isNaN(value) ? undefined : kindOfType[typeof value]
}

const kindOfType: Readonly<Record<string, Kind>> = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object'
}
