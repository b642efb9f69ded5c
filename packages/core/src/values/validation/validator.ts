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

/** The fields that have a message, in the order given. */
export const foundMessages = (
  messages: Readonly<Record<string, string | undefined>>
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([field, message]) =>
      message === undefined ? [] : [[field, message]]
    )
  )
