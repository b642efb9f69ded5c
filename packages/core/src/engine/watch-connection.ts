import { type CallSettings, callOf } from '../api/call.ts'
import { isLate } from '../api/time-limit.ts'
import { getConfiguration } from '../contracts/config-provider.ts'
import { isNobodyThere } from '../platform/nobody-there.ts'
import type { Platform } from '../platform/platform.ts'
import { type Connection, type ConnectionCommand, connectionSubject } from '../store/connection.ts'
import { type OpenSubject, openSubject } from '../store/open-subject.ts'

/** A visitor who sees nothing happen for so long asks himself whether anything does. */
const SLOW_MS = 3000
/** One call that fails may be the last of a shop that is started anew. */
const LOST_MS = 1000

/** The line to the shop: its calls, and what they tell of it. */
export interface ConnectionWatch {
  readonly fetch: Platform['fetch']
  readonly connection: OpenSubject<Connection, ConnectionCommand>
  stop(): void
}

/** Learns from every call whether the shop answers; while it does not, looks for it. */
export function watchConnection(
  platform: Platform,
  config: CallSettings['config']
): ConnectionWatch {
  const { clock } = platform
  const connection = openSubject(connectionSubject, platform)
  let doubt: unknown
  let tries = 0

  const isLost = () => connection.get().status === 'lost'

  function found() {
    clock.clearTimeout(doubt)
    doubt = undefined
    connection.send({ type: 'connection.found' })
  }

  function missed() {
    doubt ??= clock.setTimeout(() => connection.send({ type: 'connection.lost' }), LOST_MS)
  }

  /** A change that fails may fail alone: only a reading tells whether the shop is there. */
  function doubted({ method }: Request) {
    if (method === 'GET') missed()
    else if (doubt === undefined && !isLost()) void check()
  }

  async function call(request: Request): Promise<Response> {
    const slow = clock.setTimeout(() => connection.send({ type: 'connection.slow' }), SLOW_MS)
    const isOfLostLine = isLost()
    try {
      const answer = await platform.fetch(request)
      if (isNobodyThere(answer.status)) doubted(request)
      // What was asked before the line broke says nothing of the line.
      else if (isOfLostLine || !isLost()) found()
      return answer
    } catch (error) {
      if (!isGivenUp(request)) doubted(request)
      throw error
    } finally {
      clock.clearTimeout(slow)
    }
  }

  const { url } = callOf(getConfiguration, {}, { apiUrl: platform.apiUrl, config, visitor: {} })
  const check = () => call(new Request(url)).catch(() => undefined)
  const stopWatching = connection.subscribe(() => {
    const known = tries
    tries = connection.get().tries
    if (tries > known) void check()
  })

  return {
    fetch: call,
    connection,
    stop() {
      clock.clearTimeout(doubt)
      stopWatching()
      connection.stop()
    }
  }
}

/** Acts each time the shop answers again after it was lost. Returns the way to stop. */
export function whenFound(
  { connection }: Pick<ConnectionWatch, 'connection'>,
  act: () => void
): () => void {
  let before = connection.get().status
  return connection.subscribe(() => {
    const { status } = connection.get()
    const isFound = status === 'open' && before === 'lost'
    before = status
    if (isFound) act()
  })
}

/** By whoever asked, not for want of an answer. */
const isGivenUp = (request: Request) => request.signal.aborted && !isLate(request)
