import { type CodedPage } from './coded-page.ts'

/** Tells of changes in the shop. */
export interface Changes {
  /** Whether each change is told at once: nothing is known of those while it is not. */
  isFollowed(): boolean
  /** `changed` is called for each change, and for what may have been missed. */
  follow(changed: () => void): void
}

/** A backend that tells of no change. */
export const noChanges: Changes = { isFollowed: () => false, follow: () => undefined }

/** A page that any guest may be given. */
export interface KeptPage {
  readonly page: CodedPage
  /** Its policy around the nonce. */
  readonly policy: readonly string[]
  /** When the oldest answer in it was asked for, milliseconds since 1970. */
  readonly since: number
}

/** Whose turn it is to draw a page. */
export interface Turn {
  /** Call it when the page is drawn, or is not to be had. */
  done(page?: KeptPage): void
}

export interface PageMemory {
  /** A page that may be given now; who gets a turn instead draws it; the others draw their own. */
  find(key: string): Promise<KeptPage | Turn | undefined>
}

interface MemoryRules {
  readonly bytesMax: number
  readonly changes: Changes
  readonly now?: () => number
}

/** The age up to which a page is given while nobody tells of changes, milliseconds. */
const UNTOLD_MS = 15_000
/** The same while each change is told: the clock alone makes it older. */
const TOLD_MS = 30_000
/** Older than that, a page is given while one request draws it anew. */
const STALE_MS = 60_000
/** How many of the pages that are not kept are known. */
const OWN_MAX = 1000
/** Of a page besides its bytes: its key, its policy, the objects. */
const BESIDES = 2000

/** Keeps pages by their keys up to a number of bytes; those not asked for the longest go first. */
export function createPageMemory({ bytesMax, changes, now = Date.now }: MemoryRules): PageMemory {
  let pages = new Map<string, KeptPage>()
  let drawn = new Map<string, Promise<void>>()
  /** Pages that are drawn for each visitor, and until when that is believed. */
  let own = new Map<string, number>()
  let bytes = 0

  function empty() {
    // Who draws now draws from what was before the change: it is not kept.
    pages = new Map()
    drawn = new Map()
    own = new Map()
    bytes = 0
  }

  function ageOf(key: string): { kept?: KeptPage; isFresh: boolean } {
    const kept = pages.get(key)
    const ageMs = kept === undefined ? Infinity : now() - kept.since
    const isFollowed = changes.isFollowed()
    if (kept === undefined || ageMs >= (isFollowed ? STALE_MS : UNTOLD_MS))
      return { isFresh: false }
    pages.delete(key)
    pages.set(key, kept)
    return { kept, isFresh: ageMs < (isFollowed ? TOLD_MS : UNTOLD_MS) }
  }

  function keep(key: string, page: KeptPage) {
    forget(key)
    pages.set(key, page)
    bytes += sizeOf(page)
    for (const oldest of pages.keys()) {
      if (bytes <= bytesMax) break
      forget(oldest)
    }
  }

  function forget(key: string) {
    const kept = pages.get(key)
    if (kept === undefined) return
    pages.delete(key)
    bytes -= sizeOf(kept)
  }

  function take(key: string): Turn {
    const [mine, others, owned] = [pages, drawn, own]
    let leave = () => {}
    const drawing = new Promise<void>(resolve => {
      leave = resolve
    })
    others.set(key, drawing)
    return {
      done(page) {
        if (others.get(key) !== drawing) return
        others.delete(key)
        if (page === undefined) remember(owned, key)
        else if (mine === pages) keep(key, page)
        leave()
      }
    }
  }

  function remember(owned: Map<string, number>, key: string) {
    owned.delete(key)
    owned.set(key, now() + UNTOLD_MS)
    const [oldest] = owned.keys()
    if (owned.size > OWN_MAX && oldest !== undefined) owned.delete(oldest)
  }

  changes.follow(empty)
  return {
    async find(key) {
      const { kept, isFresh } = ageOf(key)
      const drawing = drawn.get(key)
      if (kept !== undefined && (isFresh || drawing !== undefined)) return kept
      if ((own.get(key) ?? 0) > now()) return undefined
      if (drawing === undefined) return take(key)
      await drawing
      return ageOf(key).kept
    }
  }
}

const sizeOf = ({ page }: KeptPage) => page.bytes + BESIDES
