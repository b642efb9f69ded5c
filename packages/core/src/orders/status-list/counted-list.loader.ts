import type { Optional } from '../../api/optional.ts'
import { requireValidRoute } from '../../routes/no-page.ts'
import { EVERY_STATUS, isStatusOf, type StatusCounts, type StatusEntity } from './status-list.ts'

interface CountedQuestion<List> {
  readonly entity: StatusEntity
  /** A code, or `EVERY_STATUS`; one that the shop does not know is no page. */
  readonly status: string
  readonly reading: Promise<List>
  readonly counting: Promise<StatusCounts>
}

interface Listed {
  readonly meta: { readonly total: number }
}

/** A list beside the counts of its tabs; that of every status does without them, and shows no other tab. */
export async function readCounted<List extends Listed>(
  optional: Optional,
  { entity, status, reading, counting }: CountedQuestion<List>
): Promise<{ readonly list: List; readonly counts: StatusCounts }> {
  const [list, counted] = await Promise.all([
    reading,
    status === EVERY_STATUS ? optional(counting, undefined) : counting
  ])
  const counts = counted ?? { all: list.meta.total, statuses: [] }
  requireValidRoute(isStatusOf(entity, status, counts))
  return { list, counts }
}
