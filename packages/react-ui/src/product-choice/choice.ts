import { queryParams } from '@vitrina/core'

import type { GroupView } from './group-view.ts'

const GROUP_PARAM = 'group'

export interface Option {
  readonly code: string
  readonly title: string
  readonly href: string
  readonly isChosen: boolean
  readonly remnants: number
  readonly picture: number
}

export interface Choice {
  readonly group: GroupView | undefined
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
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const sameColor = groups.filter(({ color }) => color?.code === group.color?.code)
  return {
    group,
    colors: options(groups, group, path, 'color'),
    sizes: options(sameColor, group, path, 'size')
  }
}

/** «134, синий»: the words of a choice. */
export const choiceWords = ({ size, color }: Pick<GroupView, 'size' | 'color'>) =>
  [size?.title, color?.title].filter(title => title !== undefined).join(', ')

function options(
  groups: readonly GroupView[],
  chosen: GroupView,
  path: string,
  kind: 'color' | 'size'
): Option[] {
  const other = kind === 'color' ? 'size' : 'color'
  const codes = [...new Set(groups.flatMap(group => group[kind]?.code ?? []))]
  return codes.flatMap(code => {
    const same = groups.filter(group => group[kind]?.code === code)
    // Another colour keeps the size, where it is made in it.
    const target = same.find(group => group[other]?.code === chosen[other]?.code) ?? same[0]
    if (target === undefined) return []
    return {
      code,
      title: target[kind]?.title ?? '',
      href: `${path}?${GROUP_PARAM}=${target.id}`,
      isChosen: chosen[kind]?.code === code,
      remnants: kind === 'size' ? target.remnants : sumOf(same),
      picture: target.picture
    }
  })
}

const sumOf = (groups: readonly GroupView[]) =>
  groups.reduce((sum, { remnants }) => sum + remnants, 0)
