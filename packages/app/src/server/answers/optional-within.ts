import type { Optional } from '@vitrina/core/api'

import { inTime } from '../requests/in-time.ts'
import type { Log } from '../requests/log.ts'

/** Readings that cost the page nothing but themselves; what became of them stands in the log. */
export const optionalWithin =
  (limitMs: number, log: Log, reportMissing: () => void): Optional =>
  (reading, none) =>
    inTime(reading, limitMs).catch(error => {
      reportMissing()
      log('warn', 'A part of a page could not be read', error)
      return none
    })
