import { storageKeys } from '@vitrina/core'

import { textStorage } from './text-storage.ts'

const KEPT_MAX = 12

/** Remembers a product as the last one watched; gives the ids of those before it, newest first. */
export function watchProduct(id: number): readonly number[] {
  const storage = textStorage(() => localStorage)
  const before = parse(storage.get(storageKeys.watched)).filter(known => known !== id)
  storage.set(storageKeys.watched, JSON.stringify([id, ...before].slice(0, KEPT_MAX)))
  return before
}

/** Anybody may have written there: whatever is no list of ids counts as nothing. */
function parse(text = '[]'): readonly number[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(Number.isInteger).slice(0, KEPT_MAX) : []
  } catch {
    return []
  }
}
