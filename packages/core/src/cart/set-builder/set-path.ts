import { choiceOf } from '../../basket/constructor-set.ts'
import { queryParams } from '../../routes/query-string.ts'
import { routePath } from '../../routes/route-path.ts'
import type { SetChoice } from './set-builder.view.ts'

const PARAM = 'set'

/** Where a set is built: by its code empty, by its id in the basket as it lies there. */
export const setPath = (codeOrId: string): string =>
  `${routePath('constructor')}?${PARAM}=${encodeURIComponent(codeOrId)}`

/** The set that an address names, and what it was built of. */
export function setOfPath(url: string): { readonly code: string; readonly choice: SetChoice } {
  const params = queryParams(url).get(PARAM) ?? ''
  return params.includes(':') ? choiceToGo(params) : { code: params, choice: [] }
}

function choiceToGo(setId: string) {
  const { code, groupIds } = choiceOf(setId)
  return { code, choice: groupIds }
}
