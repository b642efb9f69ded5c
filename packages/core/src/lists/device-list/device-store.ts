import type { Platform } from '../../platform/platform.ts'
import { parseIds } from './device-list.ts'

/** A list of product ids on the device; in memory while the storage refuses to keep it. */
export interface DeviceStore {
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
