import { textStorage } from './text-storage.ts'

/** What lives as long as this tab. */
export const tabStorage = textStorage(() => sessionStorage)
