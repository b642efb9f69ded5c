import type { Subject } from './subject.ts'

/** Refuses what a subject does not know while its caller still listens, before anything is changed. */
export function needCommand<State, Command>(
  { name, commands }: Pick<Subject<State, Command>, 'name' | 'commands'>,
  command: unknown
): void {
  const { type } = Object(command)
  if (Object.hasOwn(commands, type)) return
  const known = Object.keys(commands).join(', ')
  throw new TypeError(`send(${name}): ${String(type)}: there is no such command among ${known}`)
}
