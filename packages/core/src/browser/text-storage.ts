import type { TextStorage } from '../platform/platform.ts'

/** A storage that may be forbidden or full: then nothing is kept, and nothing breaks. */
function textStorage(open: () => Storage): TextStorage {
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

/** Storage that lives as long as this tab. */
export const tabStorage: TextStorage = /* @__PURE__ */ textStorage(() => sessionStorage)

/** Storage that outlives the browser session. */
export const deviceStorage: TextStorage = /* @__PURE__ */ textStorage(() => localStorage)
