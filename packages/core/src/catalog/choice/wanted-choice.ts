import type { ProductGroup } from '../../entities/product.ts'
import { choiceHref, colorHref } from './choice-href.ts'

/**
 * The address of a product with what the list around it was narrowed to: its size with its colour, else
 * its colour. `wanted` are codes of sizes and colours among others; two of one kind decide nothing.
 */
export function wantedHref(
  href: string,
  groups: readonly ProductGroup[],
  wanted: readonly string[]
): string {
  const color = onlyOf(groups, 'color', wanted)
  const size = onlyOf(groups, 'size', wanted)
  const fitting = groups.filter(group => group.size?.code === size)
  const group =
    fitting.find(group => group.color?.code === color) ??
    fitting.find(({ remnants }) => remnants > 0) ??
    fitting[0]
  if (size !== undefined && group !== undefined) return choiceHref(href, group)
  return color === undefined ? href : colorHref(href, color)
}

function onlyOf(
  groups: readonly ProductGroup[],
  kind: 'color' | 'size',
  wanted: readonly string[]
): string | undefined {
  const [code, other] = new Set(
    groups.flatMap(group => group[kind]?.code ?? []).filter(code => wanted.includes(code))
  )
  return other === undefined ? code : undefined
}
