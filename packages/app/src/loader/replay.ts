import type {} from './early-events.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Does what was clicked, sent and typed before the application was there, in its order. */
export function replayEarlyEvents(): void {
  const early = window.__early
  early?.stop()
  for (const event of early?.kept.splice(0) ?? []) replay(event)
}

function replay(event: Event) {
  const { target, type } = event
  if (!(target instanceof HTMLElement) || !target.isConnected) return
  if (type === 'click') target.click()
  else if (event instanceof SubmitEvent) requestSubmit(event)
  else if (isField(target)) repeatChange(target, type)
}

function requestSubmit({ target, submitter }: SubmitEvent) {
  if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
}

const isField = (target: HTMLElement): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** React compares with the value it found: without the detour over the old one it hears nothing. */
function repeatChange(field: Field, type: string) {
  if (field instanceof HTMLSelectElement) {
    if (type === 'change') field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    if (type === 'change' && field instanceof HTMLInputElement) toggleTo(field, field.checked)
  } else if (type === 'input') retype(field)
}

function toggleTo(box: HTMLInputElement, checked: boolean) {
  box.checked = !checked
  box.click()
}

function retype(field: HTMLInputElement | HTMLTextAreaElement) {
  const typed = field.value
  const prototype: object = Object.getPrototypeOf(field)
  field.value = field.defaultValue
  Reflect.set(prototype, 'value', typed, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
