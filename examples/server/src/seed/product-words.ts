import type { DemoCharacteristic } from './catalogue-shapes.ts'
import { filterTitle, filterValue } from './filters.ts'
import { MATERIALS } from './materials.ts'
import type { ProductType } from './product-types/product-type.ts'
import type { Random } from './random.ts'

/** Two paragraphs, three or four sentences. */
export function describeProduct(type: ProductType, random: Random): string {
  const opening = random.pick(type.openings)
  const detail = random.pick(type.details)
  const ending = random.pick(type.endings)
  return `<p>${opening} ${detail}</p><p>${ending}</p>`
}

export const pickLead = (type: ProductType, random: Random) => random.pick(type.leads)

export interface Traits {
  readonly filterValueIds: readonly number[]
  readonly characteristics: readonly DemoCharacteristic[]
}

/** Chooses what the filters and the table of characteristics say, both in one voice. */
export function pickTraits(
  type: ProductType,
  fixed: Readonly<Record<string, string>>,
  random: Random
): Traits {
  const filterValueIds: number[] = []
  const characteristics: DemoCharacteristic[] = []

  if (type.materials.length > 0) {
    const material = MATERIALS[random.pick(type.materials)]
    characteristics.push(characteristic('Состав', material.text))
    for (const code of material.values) filterValueIds.push(filterValue(`material:${code}`).id)
  }
  for (const [filter, codes] of Object.entries(type.filters)) {
    const value = filterValue(`${filter}:${fixed[filter] ?? random.pick(codes)}`)
    filterValueIds.push(value.id)
    characteristics.push(characteristic(filterTitle(filter), lowerFirst(value.title)))
  }
  for (const [title, options] of Object.entries(type.facts)) {
    characteristics.push(characteristic(title, random.pick(options)))
  }
  return { filterValueIds, characteristics }
}

const knownCharacteristics = new Map<string, DemoCharacteristic>()

/** Goods share equal rows: a large shop has few different ones. */
export function characteristic(title: string, value: string): DemoCharacteristic {
  const key = `${title}: ${value}`
  const found = knownCharacteristics.get(key)
  if (found) return found
  const fresh = { title, value }
  knownCharacteristics.set(key, fresh)
  return fresh
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
