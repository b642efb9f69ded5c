/** An answer did not come as soon as it is worth. */
export class Late extends Error {
  constructor(limitMs: number) {
    super(`No answer within ${limitMs} ms`)
    this.name = 'Late'
  }
}

/** The answer of a reading, or a rejection when it takes longer than it may. */
export const inTime = <Value>(reading: Promise<Value>, limitMs: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late(limitMs)), limitMs)
    reading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
