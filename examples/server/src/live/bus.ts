import type { Bus, BusNews } from '../http/ports.ts'

const COALESCE_MS = 10
/** 150 UUIDs stay below PostgreSQL's 8000 bytes a message. */
const BATCH_IDS = 150

/** Collects ids for 10 ms, so that a burst becomes few messages. */
export function createOutbox(send: (ids: readonly string[]) => void) {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const ids = waiting
    waiting = []
    for (let from = 0; from < ids.length; from += BATCH_IDS) {
      send(ids.slice(from, from + BATCH_IDS))
    }
  }

  return {
    add(ids: readonly string[]): void {
      if (ids.length === 0) return
      waiting.push(...ids)
      timer ??= setTimeout(flush, COALESCE_MS)
    },
    flush
  }
}

/** The bus of one process: the embedded store has no other. */
export function createLocalBus(): Bus {
  const listeners = new Set<(news: BusNews) => void>()
  const notify = (news: BusNews) => {
    for (const listener of listeners) listener(news)
  }
  const outbox = createOutbox(notify)
  return {
    publish: outbox.add,
    notifyChange: () => notify('changed'),
    isListening: () => true,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      outbox.flush()
      listeners.clear()
    }
  }
}
