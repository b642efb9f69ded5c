/** Their names are not ours: what is given takes the place of the whole. */
const FREE = new Set(['paths', 'phoneLengths', 'ruleSets'])

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false'
}

/**
 * What is given over the defaults, group by group. Refuses a name or a kind that no setting has: of
 * a misspelt one nobody would hear before the shoppers do.
 */
export function settingsOver<Group extends object>(
  defaults: Group,
  given: unknown,
  path = ''
): Group {
  if (!isGroup(given)) throw new TypeError(`shopConfig(${path || 'given'}): an object is needed`)
  const told = Object.entries(given).filter(([, value]) => value !== undefined)
  const settled = told.map(([name, value]) => [
    name,
    settingOver(defaults, name, value, path === '' ? name : `${path}.${name}`)
  ])
  return { ...defaults, ...Object.fromEntries(settled) }
}

function settingOver(defaults: object, name: string, value: unknown, path: string): unknown {
  if (!Object.hasOwn(defaults, name)) {
    const names = Object.keys(defaults).join(', ')
    throw new TypeError(`shopConfig(${path}): there is no such setting among ${names}`)
  }
  const standard: unknown = Reflect.get(defaults, name)
  const kind = kindOf(standard)
  if (kindOf(value) !== kind) throw new TypeError(`shopConfig(${path}): ${kind} is needed`)
  return isGroup(standard) && !FREE.has(name) ? settingsOver(standard, value, path) : value
}

function kindOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'a list'
  return value === null || Number.isNaN(value) ? undefined : KINDS[typeof value]
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
