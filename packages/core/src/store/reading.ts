import type { Failure } from '../platform/api-error.ts'

/** What a screen wants to know of the server and what it knows: of several wishes the newest wins. */
export interface Reading<Wish, Value> {
  readonly wish: Wish | undefined
  /** Grows with every wish that has to be read. */
  readonly asked: number
  /** The last one that was answered. */
  readonly settled: number
  readonly value: Value | undefined
  readonly failure: Failure | undefined
}

/** Nothing is wanted yet. */
export const emptyReading = {
  wish: undefined,
  asked: 0,
  settled: 0,
  value: undefined,
  failure: undefined
}

/** An answer is on its way. */
export const isReading = ({ asked, settled }: Reading<unknown, unknown>): boolean =>
  asked !== settled

/** The wish stands in the state until it is answered; what is known stays meanwhile. */
export const wanting = <Wish, Value>(
  reading: Reading<Wish, Value>,
  wish: Wish
): Reading<Wish, Value> => ({
  ...reading,
  wish,
  asked: reading.asked + 1,
  failure: undefined
})

/** A wish that has failed is asked once more. */
export const retried = <Wish, Value>(reading: Reading<Wish, Value>): Reading<Wish, Value> =>
  reading.failure === undefined || reading.wish === undefined
    ? reading
    : wanting(reading, reading.wish)

export const answered = <Wish, Value>(
  reading: Reading<Wish, Value>,
  value: Value
): Reading<Wish, Value> => ({ ...reading, value, settled: reading.asked, failure: undefined })

export const failed = <Wish, Value>(
  reading: Reading<Wish, Value>,
  failure: Failure
): Reading<Wish, Value> => ({ ...reading, failure, settled: reading.asked })
