import { sendForm } from '@vitrina/core/browser'

import type { Keeper } from './early-events.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a visitor left a field at. */
interface Typed {
  readonly value: string
  readonly checked: boolean
  /** All of it is selected: the next key is to write over it. */
  readonly isSelected: boolean
}

/**
 * What was clicked, sent, typed and left before the code was there, to be done in its order by a call
 * in the same task, so that nothing of the visitor comes in between.
 */
export function takeKept(keeper: Keeper | undefined): () => Promise<void> {
  keeper?.stop()
  // Read before anything is done: the first change draws its form anew, with the others empty.
  const kept = (keeper?.kept.splice(0) ?? []).map(event => ({
    event,
    typed: typedIn(event.target)
  }))
  return async () => {
    for (const { event, typed } of kept) {
      replay(event, typed)
      // A second step begins where the first has led: React draws in a microtask of its own.
      await undefined
    }
  }
}

function replay(event: Event, typed: Typed | undefined) {
  const { target, type } = event
  if (!(target instanceof Element) || !target.isConnected) return
  if (type === 'click') press(target)
  else if (event instanceof SubmitEvent) submit(event)
  else if (type === 'focusout') leave(target)
  else if (isField(target) && typed !== undefined) repeatChange(target, type, typed)
}

/** What is pressed is the button; a picture in it, which was hit, has no `click` to call. */
function press(target: Element) {
  const pressed = target instanceof HTMLElement ? target : target.closest<HTMLElement>('button, a')
  pressed?.click()
}

function submit({ target, submitter }: SubmitEvent) {
  if (target instanceof HTMLFormElement) sendForm(target, submitter)
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

function typedIn(target: EventTarget | null): Typed | undefined {
  if (!isField(target)) return undefined
  const { value } = target
  const checked = target instanceof HTMLInputElement && target.checked
  return { value, checked, isSelected: value !== '' && selectedIn(target) === value }
}

function selectedIn(field: Field): string | undefined {
  if (field instanceof HTMLSelectElement || field !== document.activeElement) return undefined
  const { value, selectionStart, selectionEnd } = field
  // A field of an e-mail tells no place.
  if (selectionStart === null) return document.getSelection()?.toString()
  return value.slice(selectionStart, selectionEnd ?? undefined)
}

/** React compares with the value it found: without the detour over the old one it hears nothing. */
function repeatChange(field: Field, type: string, typed: Typed) {
  const { value, checked } = typed
  if (field instanceof HTMLSelectElement) {
    field.value = value
    if (type === 'change') field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    if (type === 'change' && field instanceof HTMLInputElement) toggleTo(field, checked)
  } else if (field.type === 'file') {
    // What was chosen is still there, and nobody may write it.
    if (type === 'change') field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (type === 'input') retype(field, typed)
  else {
    // Enter, or another field: he is done with this one. A part that is not there yet keeps the change.
    field.dispatchEvent(new Event('change', { bubbles: true }))
    leave(field)
  }
}

function toggleTo(box: HTMLInputElement, checked: boolean) {
  box.checked = !checked
  box.click()
}

function retype(field: HTMLInputElement | HTMLTextAreaElement, { value, isSelected }: Typed) {
  const prototype: object = Object.getPrototypeOf(field)
  field.value = field.defaultValue
  Reflect.set(prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (isSelected) field.select()
  // Who has gone on meanwhile has left it: what typing opens must not wait for him there.
  if (field !== document.activeElement) leave(field)
}

const leave = (field: Element) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
