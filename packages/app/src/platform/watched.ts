import { storageKeys } from '@vitrina/core'

const KEPT_MAX = 12

/** Remembers a product as the last one watched; gives the ids of those before it, newest first. */
export function watchProduct(id: number): readonly number[] {
  try {
    const before = parse(localStorage.getItem(storageKeys.watched)).filter(known => known !== id)
    localStorage.setItem(storageKeys.watched, JSON.stringify([id, ...before].slice(0, KEPT_MAX)))
    return before
  } catch {
    return [] // Storage is forbidden or full: nothing was watched.
  }
}

/** Anybody may have written there: whatever is no list of ids counts as an empty one. */
function parse(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(Number.isInteger).slice(0, KEPT_MAX) : []
  } catch {
    return []
  }
}
