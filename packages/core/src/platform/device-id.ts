import { storageKeys } from './keys.ts'
import type { Device, Platform } from './platform.ts'

/**
 * Four hashes joined by dots: OS version, browser, user agent, and renderer with CPU count and
 * screen (§7). A fingerprint, not a secret: a small synchronous hash is enough.
 */
export const deviceId = (device: Device): string =>
  [
    device.osVersion,
    device.browser,
    device.userAgent,
    [device.renderer, device.cpuCount, device.screen].join('|')
  ]
    .map(hash)
    .join('.')

/** Computed anew at every sign-in and kept for its tokens' life: a screen may change (N14). */
export function newDeviceId({ device, storage }: Platform): string {
  const id = deviceId(device)
  storage.set(storageKeys.deviceId, id)
  return id
}

/** The device id of this browser, made when there is none (N14). */
export const storedDeviceId = (platform: Platform): string =>
  platform.storage.get(storageKeys.deviceId) ?? newDeviceId(platform)

const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a, 32 bits, eight hex digits. */
function hash(text: string): string {
  let value = OFFSET_BASIS
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, PRIME) >>> 0
  }
  return value.toString(16).padStart(8, '0')
}
