export type PasswordStrength = 'weak' | 'fair' | 'strong'

const FAIR_LENGTH = 8
const STRONG_LENGTH = 12
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u]

/** A hint, not a rule: §5 asks for five characters only. */
export function passwordStrength(text: string): PasswordStrength | undefined {
  const password = text.trim()
  if (password === '') return undefined
  const kinds = KINDS.filter(kind => kind.test(password)).length
  const isMonotonous = new Set(password).size < FAIR_LENGTH / 2
  if (password.length < FAIR_LENGTH || isMonotonous) return 'weak'
  return password.length >= STRONG_LENGTH || kinds >= 3 ? 'strong' : 'fair'
}
