/** The types of some commands. */
export type TypeOf<Command> = Command extends { readonly type: infer Type extends string }
  ? Type
  : never

/** Those of one type. */
export type OfType<Command, Type> = Command extends { readonly type: infer Own }
  ? Type extends Own
    ? Command
    : never
  : never
