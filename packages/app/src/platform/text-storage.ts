import type { TextStorage } from '@vitrina/core'

/** A storage that may be forbidden or full: then nothing is kept, and nothing breaks. */
export function textStorage(open: () => Storage): TextStorage {
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  return {
    get: key => attempt(storage => storage.getItem(key) ?? undefined, undefined),
    set: (key, value) =>
      attempt(storage => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: key => attempt(storage => storage.removeItem(key), undefined),
    keys: () => attempt(storage => Object.keys(storage), [])
  }
}
