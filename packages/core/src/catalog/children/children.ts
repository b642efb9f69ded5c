import { CHILD_TEXT_MAX } from '../../entities/text-limits.ts'
import type { FormMessages } from '../../forms/form-state.ts'
import { storageKeys } from '../../platform/keys.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineSubject } from '../../store/by-command.ts'
import type { Store } from '../../store/store.ts'
import { type CalendarDate, parseCalendarDate } from '../../values/calendar/calendar-date.ts'
import { composedText, typedText } from '../../values/spelling/typed-text.ts'
import { childrenMessages as messages } from './children.messages.ts'

/** A child and its measures, centimetres. */
export interface Child {
  readonly name: string
  readonly height: number
  readonly chest: number | undefined
  readonly measuredOn: CalendarDate
}

const CHILDREN_MAX = 10
const HEIGHT_CM = { min: 50, max: 200 } as const
const CHEST_CM = { min: 35, max: 130 } as const
/** Longer texts are not even parsed. */
const TEXT_MAX = 10_000

/** What was typed of a child. */
export interface ChildFields {
  readonly name: string
  readonly height: string
  readonly chest: string
}

/** What is wrong with it. The chest may be left out. */
export const childErrors = ({ name, height, chest }: ChildFields): FormMessages<ChildFields> => ({
  name: typedText(name) === '' ? messages.noName : undefined,
  height: wrongMeasure(height, HEIGHT_CM),
  chest: typedText(chest) === '' ? undefined : wrongMeasure(chest, CHEST_CM)
})

/** The child that was typed, or undefined where something is wrong with it. */
export function readChild(fields: ChildFields, measuredOn: CalendarDate): Child | undefined {
  if (Object.values(childErrors(fields)).some(error => error !== undefined)) return undefined
  const { name, height, chest } = fields
  return {
    name: composedText(name).trim().slice(0, CHILD_TEXT_MAX),
    height: measureOf(height),
    chest: typedText(chest) === '' ? undefined : measureOf(chest),
    measuredOn
  }
}

/** Each name once, the first of them. */
function tidyChildren(children: readonly Child[]): readonly Child[] {
  const byName = new Map<string, Child>()
  for (const child of children) {
    const name = child.name.toLowerCase()
    if (!byName.has(name)) byName.set(name, child)
  }
  return [...byName.values()].slice(0, CHILDREN_MAX)
}

/** Anybody may have written on the device: what is no child is left out. */
export function parseChildren(text: string | null | undefined): readonly Child[] {
  if (!text || text.length > TEXT_MAX) return []
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.flatMap(childOf) : []
  } catch {
    return []
  }
}

function childOf(kept: unknown): readonly Child[] {
  const text = (field: string) => String(Reflect.get(Object(kept), field) ?? '')
  const measuredOn = parseCalendarDate(text('measuredOn'))
  const fields = { name: text('name'), height: text('height'), chest: text('chest') }
  const child = measuredOn === undefined ? undefined : readChild(fields, measuredOn)
  return child === undefined ? [] : [child]
}

const measureOf = (typed: string) => Number(typedText(typed).replace(',', '.'))

const wrongMeasure = (
  typed: string,
  limits: { readonly min: number; readonly max: number }
): string | undefined => {
  const value = measureOf(typed)
  return value >= limits.min && value <= limits.max
    ? undefined
    : messages.wrong(limits.min, limits.max)
}

export interface ChildrenState {
  /** The one measured last stands first. */
  readonly children: readonly Child[]
}

export type ChildrenCommand =
  /** Of two with one name the newer measures count. */
  | { readonly type: 'child.measured'; readonly child: Child }
  | { readonly type: 'child.forgotten'; readonly name: string }
  /** What lies on the device. */
  | { readonly type: 'children.heard'; readonly children: readonly Child[] }

/** The measures of a visitor's children: they lie on the device, and nobody else hears of them. */
export const childrenSubject = /* @__PURE__ */ defineSubject<ChildrenState, ChildrenCommand>({
  name: 'children',
  start: initial => ({ children: [], ...initial }),
  commands: {
    'child.measured': ({ children }, { child }) => ({
      children: tidyChildren([child, ...children])
    }),
    'child.forgotten': ({ children }, { name }) => ({
      children: children.filter(child => child.name !== name)
    }),
    'children.heard': (_, { children }) => ({ children: tidyChildren(children) })
  }
})

/** Shows the children that lie on the device and keeps what changes. Returns the way to stop. */
export function keepChildren(
  store: Pick<Store, 'get' | 'send' | 'subscribe'>,
  { storage }: Pick<Platform, 'storage'>
): () => void {
  const children = parseChildren(storage.get(storageKeys.children))
  store.send(childrenSubject, { type: 'children.heard', children })
  return store.subscribe(childrenSubject, () => {
    const { children: kept } = store.get(childrenSubject)
    if (kept.length === 0) storage.remove(storageKeys.children)
    else storage.set(storageKeys.children, JSON.stringify(kept))
  })
}
