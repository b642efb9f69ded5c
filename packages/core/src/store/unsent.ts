import { tabStorageKeys } from '../platform/keys.ts'
import { fieldOf } from '../platform/tab-message.ts'
import type { Cell } from './cell.ts'
import type { StoreHost } from './store-host.ts'

/** Of a page that was left longer ago nobody expects anything any more. */
const LIFE_MS = 60_000

interface Unsent {
  /** Of its subject. */
  readonly name: string
  readonly command: unknown
}

type Cells = ReadonlyMap<string, Pick<Cell<unknown, unknown>, 'subject' | 'brought' | 'state'>>

/** What one page of a tab leaves to the next one. */
interface Left {
  readonly commands: readonly Unsent[]
  /** Of what has changed on it: the server may have drawn the next page before. */
  readonly news: readonly unknown[]
}

/** Writes down what is not sent, and what is new, whenever the page may be gone. Returns the way to stop. */
export const keepUnsent = (
  { tabStorage, watchLeaving, clock }: StoreHost,
  cells: Cells
): (() => void) | undefined =>
  tabStorage &&
  watchLeaving?.(() => {
    const commands = [...cells].flatMap(([name, { subject, state }]) =>
      (subject.unsent?.(state) ?? []).map((command): Unsent => ({ name, command }))
    )
    const news = [...cells].flatMap(([, { subject, brought, state }]) =>
      subject.news && state !== brought ? [subject.news(state)] : []
    )
    const key = tabStorageKeys.unsent
    if (commands.length + news.length === 0) tabStorage.remove(key)
    else tabStorage.set(key, JSON.stringify({ at: clock.now(), commands, news }))
  })

/** What the last page of this tab has left, told once. */
export function takeUnsent({ tabStorage, clock }: StoreHost, cells: Cells): Left {
  const kept = parse(tabStorage?.get(tabStorageKeys.unsent))
  tabStorage?.remove(tabStorageKeys.unsent)
  const at = fieldOf(kept, 'at')
  const isFresh = typeof at === 'number' && clock.now() - at < LIFE_MS
  const listOf = (name: keyof Left): readonly unknown[] => {
    const list = isFresh && fieldOf(kept, name)
    return Array.isArray(list) ? list : []
  }
  // Another build of the shop may have written them.
  const isKnown = ({ name, command }: Unsent) =>
    Object.hasOwn(Object(cells.get(name)?.subject.commands), Object(command).type)
  return { commands: listOf('commands').filter(isUnsent).filter(isKnown), news: listOf('news') }
}

const isUnsent = (value: unknown): value is Unsent => typeof fieldOf(value, 'name') === 'string'

function parse(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
