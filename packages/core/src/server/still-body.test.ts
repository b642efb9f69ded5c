import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { endStill } from './guard-server.ts'

const LOOK_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request of which so much has come, and its answer that has not begun. */
function receive(headers: IncomingMessage['headers']) {
  const statuses: number[] = []
  const request = Object.assign(new EventEmitter(), {
    headers,
    complete: false,
    socket: { bytesRead: 1 },
    destroy: () => undefined
  })
  const response = {
    headersSent: false,
    writeHead: (status: number) => statuses.push(status),
    end: (done: () => void) => done()
  }
  // Of Node's two classes only this much is used.
  endStill(request as unknown as IncomingMessage, response as unknown as ServerResponse, LOOK_MS)
  return { request, statuses }
}

test('a body of which nothing more comes is ended', () => {
  const { statuses } = receive({ 'content-length': '10' })

  vi.advanceTimersByTime(2 * LOOK_MS)

  expect(statuses).toEqual([408])
})

test('a body that moves is waited for, however slow', () => {
  const { request, statuses } = receive({ 'transfer-encoding': 'chunked' })

  for (let second = 0; second < 60; second++) {
    request.socket.bytesRead += 1
    vi.advanceTimersByTime(LOOK_MS)
  }

  expect(statuses).toEqual([])
})

test('an answer that takes its time is waited for', () => {
  const { request, statuses } = receive({ 'content-length': '10' })
  const { statuses: none } = receive({})
  request.complete = true

  vi.advanceTimersByTime(60 * LOOK_MS)

  expect([...statuses, ...none]).toEqual([])
})
