import type { Body } from '../drawings/drawing.ts'
import { SIZE_TABLES } from './size-tables.ts'

/** A column of a size table by its first one, which is the size. */
function columnOf(code: string, title: string): ReadonlyMap<string, number> {
  const table = SIZE_TABLES.find(each => each.code === code)
  const place = table?.columns.indexOf(title) ?? -1
  const rows = table?.rows ?? []
  return new Map(rows.map(row => [row[0] ?? '', Number((row[place] ?? '').replace(',', '.'))]))
}

const CHESTS = columnOf('sport', 'Грудь, см')
const WAISTS = columnOf('sport', 'Талия, см')
const STEPS = columnOf('boys', 'Шаг, см')
const FEET = columnOf('shoes', 'Длина стопы, см')

/** Heights that sizes in letters are sewn for. */
const LETTERS: Readonly<Record<string, string>> = {
  S: '134',
  M: '146',
  L: '158',
  XL: '164',
  XXL: '170'
}
const USUAL = '134'
const STEP_SHARE = 0.46

/** Whom a size is made for, by the shop's own size tables. */
export function bodyOf(size: string): Body {
  const name = LETTERS[size] ?? size
  const height = CHESTS.has(name) ? name : USUAL
  return {
    height: Number(height),
    chest: CHESTS.get(height) ?? 0,
    waist: WAISTS.get(height) ?? 0,
    inseam: STEPS.get(height) ?? Math.round(Number(height) * STEP_SHARE),
    foot: FEET.get(name) ?? 21,
    head: Number.parseInt(name, 10) || 0
  }
}
