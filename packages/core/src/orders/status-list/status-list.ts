import { noStatuses } from '../../platform/no-statuses.ts'

interface Status {
  readonly code: string
  readonly title: string
}

/** How many there are of each status, and in all. */
export interface StatusCounts {
  readonly all: number
  readonly statuses: readonly (Status & { readonly count: number })[]
}

/** A tab above a list of orders or one-click orders; `all` stands for every status. */
export interface StatusTab extends Status {
  readonly count: number
  readonly isCurrent: boolean
  readonly href: string
}

/** The code of the list that no status narrows. */
export const EVERY_STATUS = 'all'

/** What the specification calls the two lists; it names the list in the error (§8, E6). */
export type StatusEntity = 'order' | 'blank'

/** The statuses as an array, or a TypeError that names whose they are (§8). */
export function statusesOf<Item extends Status>(
  entity: StatusEntity,
  list: { readonly statuses: readonly Item[] }
): readonly Item[] {
  const { statuses } = list
  if (!Array.isArray(statuses)) throw noStatuses(entity)
  return statuses
}

/** Whether a list of this status can exist: every order or blank, or one status of theirs. */
export const isStatusOf = (
  entity: StatusEntity,
  status: string,
  counts: { readonly statuses: readonly Status[] }
): boolean =>
  status === EVERY_STATUS || statusesOf(entity, counts).some(({ code }) => code === status)

/** The tabs of a list: every status that the visitor has something in, and the current one. */
export function statusTabs(
  entity: StatusEntity,
  counts: StatusCounts,
  current: string,
  { every, hrefOf }: { readonly every: string; readonly hrefOf: (code: string) => string }
): readonly StatusTab[] {
  const all = { code: EVERY_STATUS, title: every, count: counts.all }
  return [all, ...statusesOf(entity, counts)]
    .filter(({ code, count }) => count > 0 || code === current || code === EVERY_STATUS)
    .map(tab => ({ ...tab, isCurrent: tab.code === current, href: hrefOf(tab.code) }))
}
