type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what was typed and ticked before the script of a page began, for a framework that writes over its
 * fields when it takes them over. Called before that; what it returns, called after it, puts all back and
 * says so by `input` and `change`. On a server it does nothing.
 */
export function keepTyped(): () => void {
  if (typeof document === 'undefined') return () => undefined
  const fields = document.querySelectorAll<Field>('input:not([type=file]), textarea')
  const kept = [...fields].filter(isTouched).map(field => ({ field, left: leftAt(field) }))
  return () => {
    for (const { field, left } of kept) {
      if (!field.isConnected) continue
      Object.assign(field, left)
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}

/** Of radio buttons the chosen one alone: the other has lost its mark by it. */
const isTouched = (field: Field) =>
  isBox(field)
    ? field.checked !== field.defaultChecked && (field.type !== 'radio' || field.checked)
    : field.value !== field.defaultValue

const leftAt = (field: Field) =>
  isBox(field) ? { checked: field.checked } : { value: field.value }

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'
