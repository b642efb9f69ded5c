const LONGEST = 60

/** What was given, as an error tells of it: `5`, `"dva"`, `["adress"]`, `a function`. */
export function told(given: unknown): string {
  if (typeof given === 'function') return 'a function'
  if (typeof given !== 'string' && typeof given !== 'object') return String(given)
  const text = written(given)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function written(given: unknown): string {
  try {
    return JSON.stringify(given) ?? String(given)
  } catch {
    // It leads back to itself, or holds what JSON has not.
    return Array.isArray(given) ? 'a list' : 'an object'
  }
}
