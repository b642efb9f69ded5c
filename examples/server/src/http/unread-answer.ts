import type { ServerResponse } from 'node:http'

/**
 * Cuts the connection of an answer that nobody reads: it would hold what was made of it. An answer
 * that is still being made, or is read however slowly, is waited for.
 */
export function cutUnread(response: ServerResponse, stillMs: number): void {
  // Node tells of it only when not even a part of what waits was taken.
  response.setTimeout(stillMs, () => {
    if (response.socket?.writableLength) response.socket.destroy()
  })
}
