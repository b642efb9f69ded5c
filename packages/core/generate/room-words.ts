// What is decided in each room, by the table of rooms in `docs/architecture.md`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { core } from './sources.ts'

const ROW = /^\| \d+ \| (`[^|]+`) \| (.+) \|$/gm

/** A sentence by the name of its room; rooms of one floor stand in one row. */
export function roomWords(): ReadonlyMap<string, string> {
  const text = readFileSync(join(core, '../../docs/architecture.md'), 'utf8')
  const [rooms = ''] = text.split('How a room works inside')
  return new Map(
    [...rooms.matchAll(ROW)].flatMap(([, names = '', words = '']) => {
      const each = words.split(' · ')
      return names
        .split(', ')
        .map((name, place) => [name.replaceAll('`', ''), sentence(each[place] ?? words)] as const)
    })
  )
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
