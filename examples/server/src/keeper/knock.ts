import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { StartFailure } from '../start-failure.ts'
import type { Outcome } from './run-command.ts'

/** Where a running shop says how to reach it. */
export const DOOR_FILE = 'keeper.json'

/** Has the shop that runs on this folder do a command; undefined when none runs there. */
export async function knock(
  dataDir: string,
  words: readonly string[]
): Promise<Outcome | undefined> {
  const socket = readSocket(dataDir)
  if (socket === undefined) return undefined
  const response = await fetch(`http://127.0.0.1:${socket.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${socket.key}` },
    body: JSON.stringify(words)
  }).catch(nobodyThere)
  // Another program may have got the port of a shop that was killed.
  return response?.status === 200 ? response.json() : undefined
}

/** A shop that is cut off later may have done the command: nobody does it a second time. */
function nobodyThere(error: unknown): undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED') return undefined
  throw new StartFailure(
    'Магазин остановился посреди команды: проверьте, выполнена ли она, и повторите.',
    error
  )
}

function readSocket(dataDir: string): { readonly port: number; readonly key: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, DOOR_FILE), 'utf8'))
  } catch {
    return undefined // Nobody opened one.
  }
}
