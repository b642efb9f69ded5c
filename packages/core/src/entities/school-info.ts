const TEXT_MAX_LENGTH = 10_000

type School = Readonly<Record<'institute' | 'region' | 'city', string>>

/** The school of a profile from JSON text or an object; what cannot be read is empty (B3). */
export function readSchoolInfo(given: unknown): School | null {
  if (given === null || given === undefined || given === '') return null
  const parsed = typeof given === 'string' ? parseJson(given) : given
  const field = (name: keyof School) => {
    const value: unknown =
      typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  return { institute: field('institute'), region: field('region'), city: field('city') }
}

function parseJson(text: string): unknown {
  if (text.length > TEXT_MAX_LENGTH) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Old accounts hold whatever was typed once.
    return undefined
  }
}
