import { queryParams } from '../routes/query-string.ts'
import { choiceMessages as messages } from './choice.messages.ts'
import { choiceHref, GROUP_PARAM, restockHref } from './choice-href.ts'
import type { GroupView } from './group.view.ts'
import { isFew } from './stock.ts'

/** A colour or a size to choose, as a link. */
export interface Option {
  readonly code: string
  readonly title: string
  readonly href: string
  readonly isChosen: boolean
  readonly isGone: boolean
  /** «3 шт.» or «нет»: stands beside an option of which little is left, else ''. */
  readonly left: string
  /** «серый, осталось 3 шт.»: its name for those who do not see it. */
  readonly label: string
  readonly picture: number
}

/** The chosen colour and size, and what else there is. */
export interface Choice {
  readonly group: GroupView | undefined
  /** None where there is one only. */
  readonly colors: readonly Option[]
  readonly sizes: readonly Option[]
}

/** The colour and size that an address names with `?group=ID`; else the first that is in stock. */
export function readChoice(groups: readonly GroupView[], url: string): Choice {
  const wanted = queryParams(url).get(GROUP_PARAM)
  const group =
    groups.find(({ id }) => String(id) === wanted) ??
    groups.find(({ remnants }) => remnants > 0) ??
    groups[0]
  if (group === undefined) return { group, colors: [], sizes: [] }
  const sameColor = groups.filter(({ color }) => color?.code === group.color?.code)
  const colors = options(groups, group, url, 'color')
  return {
    group,
    colors: colors.length > 1 ? colors : [],
    sizes: options(sameColor, group, url, 'size')
  }
}

/** «134, синий»: the words of a choice. */
export const choiceWords = ({ size, color }: Pick<GroupView, 'size' | 'color'>) =>
  [size?.title, color?.title].filter(title => title !== undefined).join(', ')

function options(
  groups: readonly GroupView[],
  chosen: GroupView,
  url: string,
  kind: 'color' | 'size'
): Option[] {
  const other = kind === 'color' ? 'size' : 'color'
  const codes = [...new Set(groups.flatMap(group => group[kind]?.code ?? []))]
  return codes.flatMap(code => {
    const same = groups.filter(group => group[kind]?.code === code)
    // Another colour keeps the size, where it is made in it.
    const target = same.find(group => group[other]?.code === chosen[other]?.code) ?? same[0]
    if (target === undefined) return []
    const title = target[kind]?.title ?? ''
    return {
      code,
      title,
      href: choiceHref(url, target),
      isChosen: chosen[kind]?.code === code,
      ...stockOf(title, kind === 'size' ? target.remnants : sumOf(same)),
      picture: target.picture
    }
  })
}

const sumOf = (groups: readonly GroupView[]) =>
  groups.reduce((sum, { remnants }) => sum + remnants, 0)

/** A size that is gone, as long as the chosen one can be bought: where its letter is asked for. */
export function soldOutSize(sizes: readonly Option[]): Pick<Option, 'title' | 'href'> | undefined {
  if (sizes.some(({ isChosen, isGone }) => isChosen && isGone)) return undefined
  const gone = sizes.find(({ isGone }) => isGone)
  return gone && { title: gone.title, href: restockHref(gone.href) }
}

function stockOf(title: string, remnants: number): Pick<Option, 'isGone' | 'left' | 'label'> {
  if (remnants === 0)
    return { isGone: true, left: messages.none, label: messages.optionGone(title) }
  const [left, label] = isFew(remnants)
    ? [messages.pieces(remnants), messages.optionLeft(title, remnants)]
    : ['', title]
  return { isGone: false, left, label }
}
