import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A command of the shop keeper, done by the shop that runs: `keep('order:status', 'П-1', 'done')`. */
export const keep = (...words: readonly string[]) => keepIn(inject('dataFolder'), ...words)

/** The same, in the shop of a folder. */
export async function keepIn(folder: string, ...words: readonly string[]): Promise<string> {
  const socket = JSON.parse(readFileSync(join(folder, 'keeper.json'), 'utf8'))
  const answer = await fetch(`http://127.0.0.1:${socket.port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${socket.key}` },
    body: JSON.stringify(words)
  })
  const { code, text } = await answer.json()
  if (code !== 0) throw new Error(`The keeper is told: ${text}`)
  return text
}
