const KEPT_MAX = 100
const kept = new Map<string, Intl.DateTimeFormat>()

/**
 * The format of a locale, kept for the next date: making one costs more than a hundred dates written
 * by it. Throws a `RangeError` for a time zone that does not exist.
 */
export function keptFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = kept.get(key)
  if (found !== undefined) return found
  const format = new Intl.DateTimeFormat(locale, options)
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(key, format)
  return format
}
