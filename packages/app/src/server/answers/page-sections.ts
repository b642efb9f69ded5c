import type { Optional } from '@vitrina/core/api'

import type { AnyLoader } from '../../loaders/define-loader.ts'
import { inTime } from '../requests/in-time.ts'
import type { Log } from '../requests/log.ts'

type Sections = Awaited<ReturnType<AnyLoader['load']>>['sections']

/** Readings that cost the page nothing but themselves; what became of them stands in the log. */
export const optionalWithin =
  (limitMs: number, log: Log, reportMissing: () => void): Optional =>
  (reading, none) =>
    inTime(reading, limitMs).catch(error => {
      reportMissing()
      log('warn', 'A part of a page could not be read', error)
      return none
    })

/** The parts that came; `only` one of them where a visitor asks for it again, for as long as it takes. */
export async function readSections(
  { optional, log }: { readonly optional: Optional; readonly log: Log },
  sections: Sections = {},
  only?: string
): Promise<Readonly<Record<string, unknown>>> {
  if (only !== undefined) return readOne(sections, only, log)
  const read = Object.entries(sections).map(
    async ([name, reading]) => [name, await optional(start(reading), undefined)] as const
  )
  return Object.fromEntries(await Promise.all(read))
}

async function readOne(sections: NonNullable<Sections>, name: string, log: Log) {
  const reading = Object.hasOwn(sections, name) ? sections[name] : undefined
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
