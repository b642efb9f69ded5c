import { queryParams } from '../../routes/query-string.ts'
import { choiceMessages as messages } from './choice.messages.ts'
import { COLOR_PARAM, choiceHref, colorHref, GROUP_PARAM, restockHref } from './choice-href.ts'
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
  /** «серый, 3 шт. в наличии»: its name for those who do not see it, begun with what is seen. */
  readonly label: string
  readonly picture: number
}

/** Shown group; without an id it cannot be bought yet, because no size is chosen. */
export type ShownGroup = Omit<GroupView, 'id'> & { readonly id: number | undefined }

/** The chosen colour and size, and what else there is. */
export interface Choice {
  /** What would be bought; undefined while a size is still to be chosen. */
  readonly group: GroupView | undefined
  /** Colour, price and stock on the screen; the stock of all its sizes while none is chosen. */
  readonly shown: ShownGroup | undefined
  /** «Выберите размер» while one is to be chosen, else ''. */
  readonly missing: string
  /** None where there is one only. */
  readonly colors: readonly Option[]
  readonly sizes: readonly Option[]
}

/**
 * The colour and size that an address names with `?group=ID`, or the colour alone with `?color=CODE`;
 * else the first colour in stock. A size is never chosen for the buyer where there are several.
 */
export function readChoice(groups: readonly GroupView[], url: string): Choice {
  const named = queryParams(url)
  const wanted = groups.find(({ id }) => String(id) === named.get(GROUP_PARAM))
  const ofColor = groups.filter(({ color }) => color?.code === named.get(COLOR_PARAM))
  const first = wanted ?? firstOf(ofColor) ?? firstOf(groups)
  if (first === undefined) {
    return { group: undefined, shown: undefined, missing: '', colors: [], sizes: [] }
  }
  const sameColor = groups.filter(({ color }) => color?.code === first.color?.code)
  const isAsked = wanted === undefined && sizeCodes(sameColor).length > 1
  const shown = isAsked ? withoutSize(first, sameColor) : first
  const colors = options(groups, shown, url, 'color')
  return {
    group: isAsked ? undefined : first,
    shown,
    missing: isAsked ? messages.chooseSize : '',
    colors: colors.length > 1 ? colors : [],
    sizes: options(sameColor, shown, url, 'size')
  }
}

const withoutSize = (group: GroupView, sameColor: readonly GroupView[]): ShownGroup => ({
  ...{ ...group, id: undefined, size: undefined },
  remnants: sumOf(sameColor)
})

const firstOf = (groups: readonly GroupView[]) =>
  groups.find(({ remnants }) => remnants > 0) ?? groups[0]

const sizeCodes = (groups: readonly GroupView[]) => [
  ...new Set(groups.map(({ size }) => size?.code))
]

/** «134, синий»: the words of a choice. */
export const choiceWords = ({ size, color }: Pick<GroupView, 'size' | 'color'>) =>
  [size?.title, color?.title].filter(title => title !== undefined).join(', ')

function options(
  groups: readonly GroupView[],
  chosen: ShownGroup,
  url: string,
  kind: 'color' | 'size'
): Option[] {
  const other = kind === 'color' ? 'size' : 'color'
  const codes = [...new Set(groups.flatMap(group => group[kind]?.code ?? []))]
  return codes.flatMap(code => {
    const same = groups.filter(group => group[kind]?.code === code)
    // Another colour keeps the size, where it is made in it.
    const kept = same.find(group => group[other]?.code === chosen[other]?.code)
    const target = kept ?? same[0]
    if (target === undefined) return []
    const isAsked = kind === 'color' && kept === undefined && sizeCodes(same).length > 1
    const title = target[kind]?.title ?? ''
    return {
      code,
      title,
      href: isAsked ? colorHref(url, code) : choiceHref(url, target),
      isChosen: chosen[kind]?.code === code,
      ...stockOf(title, kind === 'size' ? target.remnants : sumOf(same)),
      picture: target.picture
    }
  })
}

const sumOf = (groups: readonly GroupView[]) =>
  groups.reduce((sum, { remnants }) => sum + remnants, 0)

/** Returns a sold-out size to ask for a letter about; undefined when the chosen size is sold out. */
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
