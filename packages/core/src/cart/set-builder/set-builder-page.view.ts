import { constructorSetId } from '../../basket/constructor-set.ts'
import type { SetTemplate } from '../../entities/basket.ts'
import type { PriceRules } from '../../values/price/price-rules.ts'
import { type SetChoice, type SetView, setView } from './set-builder.view.ts'
import { setOfPath, setPath } from './set-path.ts'

/** View of the page where a set is built. */
export interface SetBuilderView {
  /** The set that is built; none where the shop sells none. */
  readonly set: SetView | undefined
  readonly choice: SetChoice
  /** The line of the basket that is built anew. */
  readonly edited: string | undefined
  readonly others: readonly {
    readonly code: string
    readonly title: string
    readonly href: string
  }[]
}

/** The set that an address names, else the first one; a whole one is a line that is built anew. */
export function setBuilderView(
  templates: readonly SetTemplate[],
  url: string,
  rules: Pick<PriceRules, 'priceRole'>
): SetBuilderView {
  const { code, choice } = setOfPath(url)
  const template = templates.find(each => each.code === code) ?? templates[0]
  const chosen = choice.filter(id => id !== undefined)
  const isEdited = template?.code === code && chosen.length === template.slots.length
  return {
    set: template && setView(template, rules),
    choice,
    edited: isEdited ? constructorSetId(code, chosen) : undefined,
    others: templates.map(each => ({
      code: each.code,
      title: each.title,
      href: setPath(each.code)
    }))
  }
}
