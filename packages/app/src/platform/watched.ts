import { storageKeys } from '@vitrina/core/platform'
import { watchedAfter } from '@vitrina/core/watched'

/** Remembers a product as the last one watched; gives the ids of those before it, newest first. */
export function watchProduct(id: number): readonly number[] {
  try {
    const { before, text } = watchedAfter(localStorage.getItem(storageKeys.watched), id)
    localStorage.setItem(storageKeys.watched, text)
    return before
  } catch {
    return [] // Storage is forbidden or full: nothing was watched.
  }
}
