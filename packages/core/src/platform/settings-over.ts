import { among } from './near-name.ts'
import type { GroupShape, SettingShape } from './setting-shapes.ts'
import { told } from './told.ts'

/**
 * What is given over the defaults, group by group. Refuses a name that no setting has and a value that
 * none may have: of a misspelt one nobody would hear before the shoppers do.
 */
export const settingsOver = <Settings extends object>(
  shape: GroupShape,
  defaults: Settings,
  given: unknown
): Settings => groupOver(shape, defaults, given, '')

function groupOver<Settings extends object>(
  { members }: GroupShape,
  defaults: Settings,
  given: unknown,
  path: string
): Settings {
  const settled = entriesOf(given, path).map(([name, value]) => {
    const own = path === '' ? name : `${path}.${name}`
    const shape = Object.hasOwn(members, name) ? members[name] : undefined
    if (shape !== undefined)
      return [name, settingOver(shape, Reflect.get(defaults, name), value, own)]
    const known = among(name, Object.keys(members))
    throw new TypeError(`shopConfig(${own}): there is no such setting ${known}`)
  })
  return { ...defaults, ...Object.fromEntries(settled) }
}

function settingOver(
  shape: SettingShape,
  standard: unknown,
  value: unknown,
  path: string
): unknown {
  if (shape.kind === 'group') return groupOver(shape, Object(standard), value, path)
  if (shape.kind === 'value') {
    if (!shape.fits(value)) throw refused(path, shape.needed, value)
    return value
  }
  for (const [name, own] of entriesOf(value, path)) {
    settingOver(shape.each, undefined, own, `${path}.${name}`)
  }
  return value
}

function entriesOf(given: unknown, path: string): readonly [string, unknown][] {
  const isGroup = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (!isGroup) throw refused(path || 'given', 'an object is', given)
  return Object.entries(given).filter(([, value]) => value !== undefined)
}

const refused = (path: string, needed: string, given: unknown) =>
  new TypeError(`shopConfig(${path}): ${needed} needed, not ${told(given)}`)
