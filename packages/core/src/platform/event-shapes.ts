import type { CommandShapes } from './command-shapes.ts'

/**
 * What can be sent to a machine that hears these events; nothing where its rule takes whatever comes
 * and it gave no list of it.
 */
export function eventShapes(
  events: readonly string[],
  shapes: CommandShapes | undefined
): CommandShapes | undefined {
  if (shapes === undefined && events.some(type => type.includes('*'))) return undefined
  const own = events.filter(isCommand).map(type => [type, {}] as const)
  return { ...Object.fromEntries(own), ...shapes }
}

const isCommand = (type: string) => !/^xstate\.|\*/.test(type)
