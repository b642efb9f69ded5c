import { deviceId } from './device-id.ts'
import { tabStorageKeys } from './keys.ts'
import type { Platform } from './platform.ts'

const RANDOM_BYTES = 16

type TabPlatform = Pick<Platform, 'device' | 'randomBytes' | 'tabStorage' | 'tabs'>

/** Lives as long as the tab and is bound to its device: on another device it is made anew (E17). */
export function tabSessionId(platform: Omit<TabPlatform, 'tabs'>): string {
  const stored = platform.tabStorage.get(tabStorageKeys.sessionId)
  if (stored?.startsWith(`${deviceId(platform.device)}.`)) return stored
  return newSessionId(platform)
}

/**
 * A duplicated tab copies the storage of its original: it asks whether its id is taken, and the
 * tab that has it says so. Returns the way to stop listening.
 */
export function claimTabSession(platform: TabPlatform): () => void {
  const { tabStorage, tabs } = platform
  const own = () => tabStorage.get(tabStorageKeys.sessionId)
  const stop = tabs.listen(message => {
    const id = own()
    if (id === undefined || property(message, 'id') !== id) return
    if (property(message, 'type') === 'tab.claims') tabs.send({ type: 'tab.taken', id })
    if (property(message, 'type') === 'tab.taken') newSessionId(platform)
  })
  const id = own()
  if (id !== undefined) tabs.send({ type: 'tab.claims', id })
  return stop
}

function newSessionId({ device, tabStorage, randomBytes }: Omit<TabPlatform, 'tabs'>): string {
  const random = base64url(randomBytes(RANDOM_BYTES))
  const made = `${deviceId(device)}.${random}`
  tabStorage.set(tabStorageKeys.sessionId, made)
  return made
}

export const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
