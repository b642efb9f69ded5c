import type { Platform, Tabs } from '../../platform/platform.ts'
import { fieldOf } from '../../platform/tab-message.ts'
import type { Store } from '../../store/store.ts'
import type { Subject } from '../../store/subject.ts'
import { parseIds, tidyIds, withoutIds } from './device-list.ts'

/** A list of product ids on the device; in memory while the storage refuses to keep it. */
interface DeviceStore {
  read(): readonly number[]
  write(ids: readonly number[]): void
}

interface StoreOptions {
  readonly key: string
  readonly limit: number
}

/** A list of ids that this browser keeps, shared by its tabs. */
export function createDeviceStore(
  platform: Pick<Platform, 'storage'>,
  options: StoreOptions
): DeviceStore {
  const { storage } = platform
  const { key, limit } = options
  let unsaved: readonly number[] | undefined
  return {
    read: () => unsaved ?? parseIds(storage.get(key), limit),
    write(ids) {
      const kept = ids.slice(0, limit)
      if (kept.length === 0) storage.remove(key)
      const isKept = kept.length === 0 || storage.set(key, JSON.stringify(kept))
      unsaved = isKept ? undefined : kept
    }
  }
}

/** A list of product ids that a visitor keeps on the device. */
export interface DeviceList {
  readonly ids: readonly number[]
  /** A page of the server's does not know yet what the device holds. */
  readonly isRead: boolean
}

/** The list as the device has it. */
export interface ListReceived {
  readonly type: 'list.heard'
  readonly ids: readonly number[]
}

interface KeptList<Command> {
  readonly subject: Subject<DeviceList, Command | ListReceived>
  readonly limit: number
  /** Where a new product stands. */
  readonly newest: 'first' | 'last'
}

/** Where a list is kept, and who else keeps it. */
export interface ListHost extends Pick<Platform, 'storage'> {
  readonly tabs: Pick<Tabs, 'send' | 'listen'>
}

/**
 * Shows the list that lies on the device, keeps what changes and hears other tabs; to be called
 * when the page stands as the server wrote it. Returns the way to stop.
 */
export function keepList<Command>(
  store: Pick<Store, 'get' | 'send' | 'subscribe'>,
  { subject, limit, newest }: KeptList<Command>,
  { storage, tabs }: ListHost
): () => void {
  const type = `${subject.name}.changed`
  const device = createDeviceStore({ storage }, { key: subject.name, limit })
  const joined = (ids: readonly number[], added: readonly number[]) =>
    tidyIds(newest === 'first' ? [...added, ...ids] : [...ids, ...added], limit)

  function receive(ids: readonly number[]) {
    shown = ids
    store.send(subject, { type: 'list.heard', ids })
  }

  function write(ids: readonly number[]) {
    device.write(ids)
    tabs.send({ type, ids })
  }

  function keep() {
    const before = shown
    shown = store.get(subject).ids
    if (isSame(shown, before)) return
    const known = device.read()
    // Another tab, or another member, may have changed it unheard.
    if (!isSame(before, known)) repair(known, shown, before)
    else write(shown)
  }

  function repair(known: readonly number[], ids: readonly number[], before: readonly number[]) {
    write(joined(withoutIds(known, withoutIds(before, ids)), withoutIds(ids, before)))
    receive(device.read())
  }

  let shown: readonly number[] = []
  const early = store.get(subject).ids
  if (early.length > 0) write(joined(device.read(), early))
  receive(device.read())
  const stopKeeping = store.subscribe(subject, keep)
  const stopHearing = tabs.listen(message => {
    const ids = fieldOf(message, 'ids')
    // As it was told: the device may show another tab's list later than the tab tells of it.
    if (fieldOf(message, 'type') === type && Array.isArray(ids)) receive(tidyIds(ids, limit))
  })
  return () => {
    stopKeeping()
    stopHearing()
  }
}

const isSame = (first: readonly number[], second: readonly number[]) =>
  first.length === second.length && first.every((id, place) => id === second[place])
