import { CopyRefused } from '../db/copy-store.ts'
import { HttpError } from '../http/errors.ts'
import { type KeptShop, WrongArguments } from './command.ts'
import { COMMANDS } from './commands.ts'
import { readArguments } from './read-arguments.ts'

/** How a command ended: 0 done, 1 refused. */
export interface Outcome {
  readonly code: 0 | 1
  readonly text: string
}

/** Runs a command on an open shop; a failure that is not the keeper's is thrown. */
export async function runCommand(words: readonly string[], shop: KeptShop): Promise<Outcome> {
  const [name = '', ...rest] = words
  try {
    const command = COMMANDS.find(each => each.name === name)
    if (command === undefined) throw new WrongArguments(`Нет такой команды: ${name}`)
    const args = readArguments(command, rest)
    // Also where it failed: a part of it may be stored.
    return { code: 0, text: await command.run(args, shop).finally(shop.live.notifyChange) }
  } catch (error) {
    return toRefusal(error)
  }
}

/** What the keeper can put right, as an outcome; anything else is thrown on. */
export function toRefusal(error: unknown): Outcome {
  if (error instanceof WrongArguments || error instanceof CopyRefused)
    return { code: 1, text: error.message }
  if (error instanceof HttpError && error.status < 500) return { code: 1, text: error.message }
  throw error
}
