import type { Failure } from '../platform/api-error.ts'

/** State of a reading: what the screen asks of the server, and the last answer; the newest query wins. */
export interface Reading<Query, Value> {
  readonly query: Query | undefined
  /** Grows with every wish that has to be read. */
  readonly asked: number
  /** The last one that was answered. */
  readonly settled: number
  readonly value: Value | undefined
  readonly failure: Failure | undefined
}

/** Nothing is wanted yet. */
export const emptyReading = {
  query: undefined,
  asked: 0,
  settled: 0,
  value: undefined,
  failure: undefined
}

/** An answer is on its way. */
export const isReading = ({ asked, settled }: Reading<unknown, unknown>): boolean =>
  asked !== settled

/** The wish stands in the state until it is answered; what is known stays meanwhile. */
export const wanting = <Query, Value>(
  reading: Reading<Query, Value>,
  query: Query
): Reading<Query, Value> => ({
  ...reading,
  query,
  asked: reading.asked + 1,
  failure: undefined
})

/** A wish that has failed is asked once more. */
export const retried = <Query, Value>(reading: Reading<Query, Value>): Reading<Query, Value> =>
  reading.failure === undefined || reading.query === undefined
    ? reading
    : wanting(reading, reading.query)

export const answered = <Query, Value>(
  reading: Reading<Query, Value>,
  value: Value
): Reading<Query, Value> => ({ ...reading, value, settled: reading.asked, failure: undefined })

export const failed = <Query, Value>(
  reading: Reading<Query, Value>,
  failure: Failure
): Reading<Query, Value> => ({ ...reading, failure, settled: reading.asked })
