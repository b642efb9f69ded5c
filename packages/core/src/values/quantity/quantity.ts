import { QUANTITY_DIGITS, QUANTITY_MAX } from './quantity-limits.ts'

export const QUANTITY_STEP = 1
const IGNORED = new Set(['', '+', '-', '\u2212'])

export interface QuantityRules {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly isDisabled?: boolean | undefined
}

export interface QuantityEntry {
  /** The quantity that counts. */
  readonly value: number
  /** What the field shows while it is being typed into; on blur it shows `value`. */
  readonly text: string
  /** What may be had at most, where more than that was typed. */
  readonly most?: number
}

/** The rules of the counter (§5, P18, P19): what typed or pasted text makes of the last quantity. */
export function enterQuantity(
  text: string,
  last: number,
  rules: QuantityRules = {}
): QuantityEntry {
  const kept = clamp(last, rules)
  const typed = text.trim()
  if (rules.isDisabled) return shown(kept)
  if (IGNORED.has(typed)) return { value: kept, text: typed }
  if (!/^\d+$/.test(typed)) return shown(kept)
  const asked = Number(typed.slice(0, QUANTITY_DIGITS))
  const value = clamp(asked, rules)
  return asked > value ? { ...shown(value), most: value } : shown(value)
}

/** One press of plus or minus. */
export const stepQuantity = (value: number, direction: 1 | -1, rules: QuantityRules = {}) =>
  rules.isDisabled ? clamp(value, rules) : clamp(value + direction * QUANTITY_STEP, rules)

export const canIncrease = (value: number, rules: QuantityRules = {}) =>
  !rules.isDisabled && stepQuantity(value, 1, rules) > value

export const canDecrease = (value: number, rules: QuantityRules = {}) =>
  !rules.isDisabled && stepQuantity(value, -1, rules) < value

/** The rules of one counter, for whatever draws it. */
export interface CounterRules {
  readonly isDisabled: boolean
  /** What a text makes of the last quantity, and what to show meanwhile. */
  enter(text: string, last: number): QuantityEntry
  step(value: number, direction: 1 | -1): number
  canIncrease(value: number): boolean
  canDecrease(value: number): boolean
}

export const counterRules = (rules: QuantityRules = {}): CounterRules => ({
  isDisabled: rules.isDisabled ?? false,
  enter: (text, last) => enterQuantity(text, last, rules),
  step: (value, direction) => stepQuantity(value, direction, rules),
  canIncrease: value => canIncrease(value, rules),
  canDecrease: value => canDecrease(value, rules)
})

function clamp(value: number, rules: QuantityRules): number {
  const { min = 1, max = QUANTITY_MAX } = rules
  const whole = Number.isFinite(value) ? Math.trunc(value) : min
  return Math.min(max, QUANTITY_MAX, Math.max(min, whole))
}

const shown = (value: number): QuantityEntry => ({ value, text: String(value) })
