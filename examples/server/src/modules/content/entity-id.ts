/** PostgreSQL's largest integer. */
const INTEGER_MAX = 2_147_483_647
const NUMBER = /^\d{1,10}$/

export type EntityId = { readonly id: number } | { readonly code: string }

/** An address names a thing by its number or by its code. */
export function entityId(text: string): EntityId {
  if (NUMBER.test(text) && Number(text) <= INTEGER_MAX) return { id: Number(text) }
  return { code: text }
}
