const KEPT_MAX = 300

/** Makes something of a text once; what many visitors are shown is remembered by that text. */
export function keptByText<Value>(make: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>()
  return text => {
    const found = kept.get(text)
    if (found !== undefined) return found
    const value = make(text)
    kept.set(text, value)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
