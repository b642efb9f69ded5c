import { inParts } from '../../api/in-parts.ts'
import { FAST_ORDER_LINES_PER_CALL } from '../../contracts/lines-per-call.ts'
import {
  type Choices,
  type ExplainedLine,
  explainedLines,
  type KnownCodes
} from './explained-lines.ts'
import type { TypedLine } from './fast-order-text.ts'

/** What one call puts into the basket. */
export interface FastOrderBatch {
  /** Of the wish: the same batch sent twice counts once. */
  readonly id: string
  readonly groups: readonly { readonly groupId: number; readonly count: number }[]
  /** Rows that are done with it, those counted together included. */
  readonly rows: readonly number[]
}

interface Lines {
  readonly lines: readonly TypedLine[]
  readonly known: KnownCodes
  readonly choices: Choices
}

/** What is understood, in calls of at most 500 lines. */
export function batchesOf({ lines, known, choices }: Lines, id: string): FastOrderBatch[] {
  const explained = explainedLines(lines, known, choices)
  const going = explained.flatMap(({ item, pieces }) =>
    item === undefined || pieces === 0 ? [] : [{ groupId: item.groupId, count: pieces }]
  )
  return inParts(going, FAST_ORDER_LINES_PER_CALL).map(groups => ({
    id,
    groups,
    rows: rowsOf(explained, groups)
  }))
}

function rowsOf(explained: readonly ExplainedLine[], groups: FastOrderBatch['groups']) {
  const taken = new Set(groups.map(({ groupId }) => groupId))
  return explained
    .filter(({ state, item }) => state !== 'wrong' && taken.has(item?.groupId ?? -1))
    .map(({ row }) => row)
}
