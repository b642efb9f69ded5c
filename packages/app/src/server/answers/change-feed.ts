import type { IncomingMessage } from 'node:http'
import { CHANGED_LINE, changesPath } from '@vitrina/core/api'

import { type BackendPlace, openRequest } from '../requests/exchange.ts'
import type { Log } from '../requests/log.ts'
import type { Changes } from './page-memory.ts'

/** The backend says something every 4 s. */
const SILENT_MS = 10_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10_000

interface FeedOptions {
  readonly place: BackendPlace
  readonly log: Log
  /** For so long nothing may come before the connection counts as lost, milliseconds. */
  readonly silentMs?: number
  readonly pauseMs?: number
}

/**
 * Hears of changes in the shop over one connection to the backend, which is opened again whenever it
 * breaks. What was missed meanwhile counts as a change. A backend that tells of none is asked again
 * now and then.
 */
export function followChanges({
  place,
  log,
  silentMs = SILENT_MS,
  pauseMs = FIRST_PAUSE_MS
}: FeedOptions): Changes & { close(): void } {
  const open = openRequest(place)
  const followers = new Set<() => void>()
  let pause = pauseMs
  let isFollowed = false
  let isClosed = false
  let hangUp = () => {}
  let timer: NodeJS.Timeout | undefined

  const notify = () => {
    for (const changed of followers) changed()
  }

  function connect() {
    const request = open({ method: 'GET', path: changesPath, headers: {} })
    hangUp = () => request.destroy()
    const silence = setTimeout(hangUp, silentMs)
    silence.unref()
    request.once('response', answer => {
      if (answer.statusCode !== 200) return request.destroy()
      listen(answer, () => silence.refresh())
    })
    request.on('error', () => undefined)
    request.once('close', () => {
      clearTimeout(silence)
      lose()
    })
    request.end()
  }

  function listen(answer: IncomingMessage, live: () => void) {
    let rest = ''
    pause = pauseMs
    isFollowed = true
    log('info', 'Changes of the shop are told')
    notify()
    answer.setEncoding('utf8').on('data', (text: string) => {
      live()
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      if (lines.includes(CHANGED_LINE)) notify()
    })
    answer.on('error', () => undefined)
  }

  function lose() {
    if (isFollowed) log('warn', 'Changes of the shop are no longer told')
    isFollowed = false
    if (isClosed) return
    timer = setTimeout(connect, pause)
    timer.unref()
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
  }

  connect()
  return {
    isFollowed: () => isFollowed,
    follow: changed => void followers.add(changed),
    close() {
      isClosed = true
      clearTimeout(timer)
      hangUp()
    }
  }
}
