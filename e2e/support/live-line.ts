import { randomUUID } from 'node:crypto'
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect } from 'vitest'

interface Notification {
  readonly id?: string
  readonly typeCode: string
  readonly title?: string
  readonly body?: string
}

interface ReadReport {
  readonly uid: string
  readonly notifyIDs: readonly string[]
}

export interface LiveLine {
  /** Resolves when the page has opened its line. */
  readonly opened: () => Promise<void>
  readonly push: (notification: Notification) => void
  /** Breaks the line that is open, and takes none any more. */
  readonly refuse: () => Promise<void>
  /** How many lines the page has opened or tried to open. */
  readonly count: () => number
  /** What the page has said, parsed. */
  readonly received: readonly ReadReport[]
}

/** Takes the shop's place at the other end of a page's live line. */
export async function holdLiveLine(page: Page): Promise<LiveLine> {
  const lines: WebSocketRoute[] = []
  const received: ReadReport[] = []
  let isRefusing = false
  await page.routeWebSocket(/\/notification\/subscribe/, async line => {
    lines.push(line)
    line.onMessage(message => void received.push(JSON.parse(String(message))))
    if (isRefusing) await line.close()
  })
  return {
    opened: () => expect.poll(() => lines.length).toBeGreaterThan(0),
    push({ id = randomUUID(), typeCode, title = '', body = '' }) {
      // Later than whatever this browser has already obeyed.
      const createdAt = new Date().toISOString()
      lines.at(-1)?.send(JSON.stringify({ id, typeCode, title, body, createdAt }))
    },
    async refuse() {
      isRefusing = true
      await lines.at(-1)?.close()
    },
    count: () => lines.length,
    received
  }
}
