import { tabStorageKeys } from '../platform/keys.ts'
import { fieldOf } from '../platform/tab-message.ts'
import type { StoreHost } from './store-host.ts'
import type { Subject } from './subject.ts'

/** Of a page that was left longer ago nobody expects anything any more. */
const LIFE_MS = 60_000

interface Unsent {
  /** Of its subject. */
  readonly name: string
  readonly command: unknown
}

type Cells = ReadonlyMap<
  string,
  { readonly subject: Subject<unknown, unknown>; readonly state: unknown }
>

/** Writes down what is not sent whenever the page may be gone. Returns the way to stop. */
export const keepUnsent = (
  { tabStorage, watchLeaving, clock }: StoreHost,
  cells: Cells
): (() => void) | undefined =>
  tabStorage &&
  watchLeaving?.(() => {
    const commands = [...cells].flatMap(([name, { subject, state }]) =>
      (subject.unsent?.(state) ?? []).map((command): Unsent => ({ name, command }))
    )
    const key = tabStorageKeys.unsent
    if (commands.length === 0) tabStorage.remove(key)
    else tabStorage.set(key, JSON.stringify({ at: clock.now(), commands }))
  })

/** What the last page of this tab has left, told once. */
export function takeUnsent({ tabStorage, clock }: StoreHost): readonly Unsent[] {
  const text = tabStorage?.get(tabStorageKeys.unsent)
  if (text === undefined) return []
  tabStorage?.remove(tabStorageKeys.unsent)
  const kept = parse(text)
  const at = fieldOf(kept, 'at')
  const commands = fieldOf(kept, 'commands')
  const isFresh = typeof at === 'number' && clock.now() - at < LIFE_MS
  return isFresh && Array.isArray(commands) ? commands.filter(isUnsent) : []
}

const isUnsent = (value: unknown): value is Unsent =>
  typeof fieldOf(value, 'name') === 'string' && typeof fieldOf(value, 'command') === 'object'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
