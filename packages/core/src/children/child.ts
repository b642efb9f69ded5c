import type { CalendarDate } from '../calendar/calendar-date.ts'
import { parseCalendarDate } from '../calendar/calendar-date.ts'
import { childrenMessages as messages } from './children.messages.ts'

/** A child and its measures, centimetres. */
export interface Child {
  readonly name: string
  readonly height: number
  readonly chest: number | undefined
  readonly measuredOn: CalendarDate
}

const CHILDREN_MAX = 10
const NAME_MAX = 40
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

export type ChildErrors = { readonly [Field in keyof ChildFields]: string }

/** What is wrong with it, or empty texts. The chest may be left out. */
export const childErrors = ({ name, height, chest }: ChildFields): ChildErrors => ({
  name: name.trim() === '' ? messages.noName : '',
  height: isWithin(measureOf(height), HEIGHT_CM) ? '' : messages.wrong(HEIGHT_CM),
  chest: chest.trim() === '' || isWithin(measureOf(chest), CHEST_CM) ? '' : messages.wrong(CHEST_CM)
})

/** The child that was typed, or undefined where something is wrong with it. */
export function readChild(fields: ChildFields, measuredOn: CalendarDate): Child | undefined {
  if (Object.values(childErrors(fields)).some(error => error !== '')) return undefined
  const { name, height, chest } = fields
  return {
    name: name.trim().slice(0, NAME_MAX),
    height: measureOf(height),
    chest: chest.trim() === '' ? undefined : measureOf(chest),
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

const measureOf = (typed: string) => Number(typed.trim().replace(',', '.'))

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  value >= min && value <= max
