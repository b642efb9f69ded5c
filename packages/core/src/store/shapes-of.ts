import type { OfType, TypeOf } from './command-types.ts'

/** Where these commands are told: every one of them, with what it cannot do without. */
export interface DoorOf<Command> {
  readonly name: string
  readonly shapes: ShapesOf<Command>
  /** What is wrong with a command that has its fields, in words. */
  readonly faultIn?: (command: object) => string | undefined
}

/** The shapes of all of these commands, as their types tell them. */
export type ShapesOf<Command> = {
  readonly [Type in TypeOf<Command>]: FieldsOf<OfType<Command, Type>>
}

type FieldsOf<Command> = {
  readonly [Field in NeededOf<Command>]: KindOf<Command[Field]> | readonly KindOf<Command[Field]>[]
}

/** What may be left out is not asked for. */
type NeededOf<Command> = Exclude<
  { [Field in keyof Command]-?: undefined extends Command[Field] ? never : Field }[keyof Command],
  'type'
>

type KindOf<Value> = Value extends number
  ? 'a number'
  : Value extends string
    ? 'a text'
    : Value extends boolean
      ? 'true or false'
      : Value extends readonly unknown[]
        ? 'a list'
        : 'an object'
