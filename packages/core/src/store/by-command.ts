import type { OfType, Subject, TypeOf } from './subject.ts'

/** What each command makes of a state; all commands that there are. */
export type Rules<State, Command> = {
  readonly [Type in TypeOf<Command>]: (
    state: State,
    command: OfType<Command, Type>,
    id: string
  ) => State
}

/** Their rule as one: each command goes to the rule of its type; what doors refuse changes nothing. */
export const byCommand = <State, Command extends { readonly type: string }>(
  commands: Rules<State, Command>
) => {
  const rules: Readonly<Record<string, unknown>> = commands
  return (state: State, command: Command, id: string): State => {
    // The type of a command names the rule that takes it.
    const rule = rules[command.type] as Subject<State, Command>['after'] | undefined
    return rule ? rule(state, command, id) : state
  }
}

/** A subject whose rule is a table by command. */
export const defineSubject = <State, Command extends { readonly type: string }>(
  subject: Omit<Subject<State, Command>, 'after'> & { readonly commands: Rules<State, Command> }
): Subject<State, Command> => ({ ...subject, after: byCommand(subject.commands) })
