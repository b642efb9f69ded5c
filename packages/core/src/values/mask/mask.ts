import { innOf } from './inn-of.ts'

/** Masks of the fields that hold digits only, in imask syntax (§5). */
export const fieldMasks = {
  postalCode: '000000',
  inn: '000000000000',
  barcode: '0000000000000',
  date: '00.00.0000'
} as const

/** What a field of an INN makes of its text: the INN in it, else its digits, twelve at most. */
export const fitInn = (text: string): string => innOf(text) ?? fitMask(text, fieldMasks.inn)

type MaskSign = { readonly isDigit: true } | { readonly isDigit: false; readonly sign: string }

/**
 * Lays digits into a mask: signs that do not fit are dropped, the rest is cut to the mask's length,
 * and no sign of the mask is shown before the digit behind it.
 */
export function fitMask(text: string, mask: string): string {
  const digits = text.replace(/\D/g, '')
  let used = 0
  let shown = ''
  let waiting = ''
  for (const slot of maskSigns(mask)) {
    if (used === digits.length) break
    const digit = digits.charAt(used)
    waiting += slot.isDigit ? digit : slot.sign
    // Digits of the mask itself, as a dial code, are part of the text.
    if (!slot.isDigit && slot.sign !== digit) continue
    shown += waiting
    waiting = ''
    used += 1
  }
  return shown
}

function maskSigns(mask: string): readonly MaskSign[] {
  const signs: MaskSign[] = []
  let isKept = false
  for (const sign of mask) {
    if (isKept) signs.push({ isDigit: false, sign })
    else if (sign === '0') signs.push({ isDigit: true })
    else if (!'{}\\'.includes(sign)) signs.push({ isDigit: false, sign })
    isKept = !isKept && sign === '\\'
  }
  return signs
}
