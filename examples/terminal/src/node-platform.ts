import { webcrypto } from 'node:crypto'
import { availableParallelism, platform, release } from 'node:os'
import { type Clock, createPlainPlatform, type Platform } from '@vitrina/core'
import { WebSocket } from 'ws'

type NodeHost = Pick<Platform, 'apiUrl' | 'leave'>

/** What the core asks of its host, given by a Node process that remembers nothing after its end. */
export const createNodePlatform = (host: NodeHost): Platform =>
  createPlainPlatform({
    ...host,
    fetch: request => fetch(request),
    clock,
    randomBytes: count => webcrypto.getRandomValues(new Uint8Array(count)),
    connect,
    device: {
      userAgent: `VitrinaTerminal (${platform()} ${release()}) Node/${process.versions.node}`,
      osVersion: release(),
      browser: 'terminal',
      renderer: 'text',
      cpuCount: availableParallelism(),
      screen: `${process.stdout.columns ?? 0}x${process.stdout.rows ?? 0}`
    }
  })

const clock: Clock = {
  now: () => Date.now(),
  // Node's timers have numbers, too.
  setTimeout: (run, ms) => Number(setTimeout(run, ms)),
  clearTimeout: timer => {
    if (typeof timer === 'number') clearTimeout(timer)
  }
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
