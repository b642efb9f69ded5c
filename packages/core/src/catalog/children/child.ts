import { CHILD_TEXT_MAX } from '../../entities/text-limits.ts'
import type { FormMessages } from '../../forms/form-state.ts'
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
export function tidyChildren(children: readonly Child[]): readonly Child[] {
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
