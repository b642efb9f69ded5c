import { storageKeys } from './keys.ts'
import type { Device, Platform } from './platform.ts'

/**
 * Four hashes joined by dots: OS version, browser, user agent, and renderer with CPU count and
 * screen (§7). A fingerprint, not a secret: a small synchronous hash is enough.
 */
export function deviceId(device: Device): string {
  const { osVersion, browser, userAgent, renderer, cpuCount, screen } = device
  const machine = [renderer, cpuCount, screen].join('|')
  return [osVersion, browser, userAgent, machine].map(hash).join('.')
}

/** Computed anew at every sign-in and kept for its tokens' life: a screen may change (N14). */
export function newDeviceId(platform: Pick<Platform, 'device' | 'storage'>): string {
  const { device, storage } = platform
  const id = deviceId(device)
  storage.set(storageKeys.deviceId, id)
  return id
}

/** The device id of this browser, made when there is none (N14). */
export function storedDeviceId(platform: Pick<Platform, 'device' | 'storage'>): string {
  const { storage } = platform
  return storage.get(storageKeys.deviceId) ?? newDeviceId(platform)
}

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
