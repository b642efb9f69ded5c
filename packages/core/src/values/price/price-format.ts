import { numberOf, textOf } from '../../platform/input.ts'

export const LOCALE = 'ru-RU'
const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'
/** Digits behind which a fraction is only the noise of binary sums. */
const NOISE_DIGITS = 6

/** A list shows few different prices: each is written once. */
const KNOWN_MAX = 2000
const known = /* @__PURE__ */ new Map<number, string>()

type BadAmountListener = (amount: number) => void
const badAmountListeners = /* @__PURE__ */ new Set<BadAmountListener>()

/** Calls `listener` for each amount that is no finite number, as it is shown; returns the way to stop. */
export function onBadAmount(listener: BadAmountListener): () => void {
  badAmountListeners.add(listener)
  return () => void badAmountListeners.delete(listener)
}

/** «1 290» or «99,90»: whole amounts without decimals, others with 2 to 3; a bad number is «0» (E12). */
export function formatAmount(input: number): string {
  const amount = numberOf(input)
  if (!Number.isFinite(amount)) {
    for (const listener of badAmountListeners) listener(amount)
    return '0'
  }
  const text = known.get(amount) ?? written(amount)
  if (known.size === KNOWN_MAX) known.clear()
  known.set(amount, text)
  return text
}

function written(amount: number): string {
  const exact = Number(amount.toFixed(NOISE_DIGITS))
  const text = Number.isSafeInteger(exact) ? grouped(exact) : spelledOut(amount, exact)
  return text.replace('-', MINUS)
}

/** Nearly every price is whole, and the first use of `Intl` holds up a page: see docs/adr/0022. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE)

function spelledOut(amount: number, exact: number): string {
  const minimumFractionDigits = Number.isInteger(exact) ? 0 : 2
  // Engines differ in the kind of space.
  return new Intl.NumberFormat(LOCALE, { minimumFractionDigits })
    .format(amount)
    .replace(/\s/g, NO_BREAK_SPACE)
}

/** «1 290 ₽» with non-breaking spaces; `sign` is the currency's. */
export const formatPrice = (amount: number, sign = '₽') =>
  `${formatAmount(amount)}${NO_BREAK_SPACE}${textOf(sign)}`
