/** Returns the message to show, or `undefined` when the value is good. */
export type Validator<Value = string> = (value: Value) => string | undefined

/** Runs the rules in order and returns the first message. */
export const firstMessage =
  <Value>(...rules: readonly Validator<Value>[]): Validator<Value> =>
  value => {
    for (const rule of rules) {
      const message = rule(value)
      if (message !== undefined) return message
    }
    return undefined
  }
