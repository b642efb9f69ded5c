import { randomUUID } from 'node:crypto'
import type { Page, WebSocketRoute } from 'playwright-core'
import { expect } from 'vitest'

interface Notification {
  readonly typeCode: string
  readonly title?: string
  readonly body?: string
}

export interface LiveLine {
  /** Resolves when the page has opened its line. */
  readonly opened: () => Promise<void>
  readonly push: (notification: Notification) => void
}

/** Takes the shop's place at the other end of a page's live line. */
export async function holdLiveLine(page: Page): Promise<LiveLine> {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/notification\/subscribe/, line => void lines.push(line))
  return {
    opened: () => expect.poll(() => lines.length).toBeGreaterThan(0),
    push({ typeCode, title = '', body = '' }) {
      // Later than whatever this browser has already obeyed.
      const createdAt = new Date().toISOString()
      lines.at(-1)?.send(JSON.stringify({ id: randomUUID(), typeCode, title, body, createdAt }))
    }
  }
}
