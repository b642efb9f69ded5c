import type { Optional } from '@vitrina/core/api'

import type { AnyLoader } from '../../loaders/define-loader.ts'
import { inTime } from '../requests/in-time.ts'
import type { Log } from '../requests/log.ts'

type Parts = Awaited<ReturnType<AnyLoader['load']>>['parts']

/** Readings that cost the page nothing but themselves; what became of them stands in the log. */
export const optionalWithin =
  (limitMs: number, log: Log, tellMissing: () => void): Optional =>
  (reading, none) =>
    inTime(reading, limitMs).catch(error => {
      tellMissing()
      log('warn', 'A part of a page could not be read', error)
      return none
    })

/** The parts that came; `only` one of them where a visitor asks for it again, for as long as it takes. */
export async function readParts(
  { optional, log }: { readonly optional: Optional; readonly log: Log },
  parts: Parts = {},
  only?: string
): Promise<Readonly<Record<string, unknown>>> {
  if (only !== undefined) return readOne(parts, only, log)
  const read = Object.entries(parts).map(
    async ([name, reading]) => [name, await optional(start(reading), undefined)] as const
  )
  return Object.fromEntries(await Promise.all(read))
}

async function readOne(parts: NonNullable<Parts>, name: string, log: Log) {
  const reading = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (reading === undefined) return {}
  try {
    return { [name]: await reading() }
  } catch (error) {
    log('warn', 'A part of a page could not be read again', error)
    return {}
  }
}

/** A part that throws at once has failed like one that throws later. */
const start = async (reading: () => Promise<unknown>) => reading()
