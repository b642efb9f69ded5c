import type { Optional } from '../api/optional.ts'
import type { Platform } from '../platform/platform.ts'
import type { AnyLoader } from './define-loader.ts'

type Sections = NonNullable<Awaited<ReturnType<AnyLoader['load']>>['sections']>

/** The sections of a page that came, and the names of those that did not. */
export interface ReadSections {
  readonly sections: Readonly<Record<string, unknown>>
  readonly failed: readonly string[]
}

/** Reads all sections side by side, or `only` one that is asked for again, for as long as it takes. */
export async function readSections(
  { optional, log }: { readonly optional: Optional; readonly log: Platform['log'] },
  sections: Sections = {},
  only?: string
): Promise<ReadSections> {
  const asked = Object.entries(sections).filter(([name]) => only === undefined || name === only)
  const read = await Promise.all(
    asked.map(async ([name, reading]) => {
      const value = start(reading).then(found => ({ found }))
      const none = undefined
      const section = only === undefined ? await optional(value, none) : await value.catch(missed)
      return [name, section] as const
    })
  )
  return {
    sections: Object.fromEntries(
      read.flatMap(([name, section]) => (section === undefined ? [] : [[name, section.found]]))
    ),
    failed: read.flatMap(([name, section]) => (section === undefined ? [name] : []))
  }

  function missed(error: unknown) {
    log('warn', 'A part of a page could not be read again', error)
    return undefined
  }
}

/** A section that throws at once has failed like one that throws later. */
const start = async (reading: () => Promise<unknown>) => reading()
