import { webcrypto } from 'node:crypto'
import { availableParallelism, platform, release } from 'node:os'
import type { Clock, Cookies, Platform, Tabs, TextStorage } from '@vitrina/core'
import { WebSocket } from 'ws'

interface NodeHost {
  /** Where calls go; no slash at the end. */
  readonly apiUrl: string
  /** The shop wants another page opened: a bank's. */
  readonly leave: (url: string) => void
  readonly log: Platform['log']
}

/** What the core asks of its host, given by a Node process that remembers nothing after its end. */
export const createNodePlatform = ({ apiUrl, leave, log }: NodeHost): Platform => {
  const cookies = new Map<string, string>()
  return {
    apiUrl,
    fetch: request => fetch(request),
    cookies: mapCookies(cookies),
    freshCookie: async name => cookies.get(name),
    storage: mapStorage(),
    tabStorage: mapStorage(),
    clock,
    randomBytes: count => webcrypto.getRandomValues(new Uint8Array(count)),
    tabs: onlyTab,
    connect,
    device: {
      userAgent: `VitrinaTerminal (${platform()} ${release()}) Node/${process.versions.node}`,
      osVersion: release(),
      browser: 'terminal',
      renderer: 'text',
      cpuCount: availableParallelism(),
      screen: `${process.stdout.columns ?? 0}x${process.stdout.rows ?? 0}`
    },
    reload: () => undefined,
    leave,
    log
  }
}

const clock: Clock = {
  now: () => Date.now(),
  // Node's timers have numbers, too.
  setTimeout: (run, ms) => Number(setTimeout(run, ms)),
  clearTimeout: timer => {
    if (typeof timer === 'number') clearTimeout(timer)
  }
}

const onlyTab: Tabs = {
  alone: (_name, _timeoutMs, run) => run(),
  send: () => undefined,
  listen: () => () => undefined
}

const connect: NonNullable<Platform['connect']> = (url, listener) => {
  const socket = new WebSocket(url)
  let isClosed = false
  socket.on('open', () => isClosed || listener.opened())
  socket.on('message', data => isClosed || listener.received(data.toString()))
  // The close that follows tells of it.
  socket.on('error', () => undefined)
  socket.on('close', code => isClosed || listener.closed(code))
  return {
    send: text => socket.send(text),
    close() {
      isClosed = true
      socket.terminate()
    }
  }
}

const mapCookies = (map: Map<string, string>): Cookies => ({
  get: name => map.get(name),
  set: (name, value) => void map.set(name, value),
  remove: name => void map.delete(name),
  names: () => [...map.keys()]
})

function mapStorage(): TextStorage {
  const map = new Map<string, string>()
  return {
    get: key => map.get(key),
    set: (key, value) => map.set(key, value).has(key),
    remove: key => void map.delete(key),
    keys: () => [...map.keys()]
  }
}
