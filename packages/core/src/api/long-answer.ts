import * as z from 'zod/mini'

/** Elements that are checked in one task of the page: few enough for a task that nobody feels. */
const AT_ONCE = 100

type Path = readonly (string | number)[]

/** A list that is taken out of an answer, to be checked slice by slice. */
interface LongList {
  readonly path: Path
  readonly element: z.core.$ZodType
  readonly items: readonly unknown[]
}

/** What a check found: the value, or where it is wrong. */
export type Checked =
  | { readonly value: unknown; readonly field?: never }
  | { readonly value?: never; readonly field: string }

/**
 * Checks an answer as its schema says, its long lists in slices with a breath after each. Lists inside
 * of anything but plain objects and lists are checked whole.
 */
export async function checkInSlices(
  schema: z.ZodMiniType,
  answer: unknown,
  breath: () => Promise<unknown>
): Promise<Checked> {
  const lists: LongList[] = []
  const rest = checkWhole(schema, withoutLongLists(schema, answer, [], lists))
  if (rest.field !== undefined) return rest
  let { value } = rest
  for (const list of lists) {
    const part = await checkList(list, breath)
    if (part.field !== undefined) return part
    value = withList(value, list.path, part.value)
  }
  return { value }
}

async function checkList(
  { path, element, items }: LongList,
  breath: () => Promise<unknown>
): Promise<Checked> {
  const value: unknown[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await breath()
    const slice = checkWhole(z.array(element), items.slice(start, start + AT_ONCE), path, start)
    if (slice.field !== undefined) return slice
    if (Array.isArray(slice.value)) value.push(...slice.value)
  }
  return { value }
}

/** Checks a value in one go; `path` and `start` say where in an answer it stands. */
export function checkWhole(
  schema: z.ZodMiniType,
  value: unknown,
  path: Path = [],
  start = 0
): Checked {
  const result = schema.safeParse(value)
  if (result.success) return { value: result.data }
  const [place, ...inside] = result.error.issues[0]?.path ?? []
  const at = typeof place === 'number' ? place + start : place
  return { field: [...path, ...(at === undefined ? [] : [at]), ...inside].map(String).join('.') }
}

/** The same value with `[]` in the place of each long list, which goes to `lists`. */
function withoutLongLists(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path,
  lists: LongList[]
): unknown {
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    const { element, checks = [] } = schema._zod.def
    if (value.length > AT_ONCE && checks.length === 0) {
      lists.push({ path, element, items: value })
      return []
    }
    return value.map((item, at) => withoutLongLists(element, item, [...path, at], lists))
  }
  if (!(schema instanceof z.ZodMiniObject) || !isRecord(value)) return value
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema._zod.def.shape
  const known = Object.entries(shape).filter(([name]) => Object.hasOwn(value, name))
  return {
    ...value,
    ...Object.fromEntries(
      known.map(([name, own]) => [name, withoutLongLists(own, value[name], [...path, name], lists)])
    )
  }
}

/** Changes what a check has just made: nobody else has it. */
function withList(root: unknown, path: Path, list: unknown): unknown {
  const last = path.at(-1)
  if (last === undefined) return list
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), root)
  Reflect.set(Object(parent), last, list)
  return root
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
