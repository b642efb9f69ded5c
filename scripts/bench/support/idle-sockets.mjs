// Thousands of visitors who only listen: members, twenty tabs each.
import './read-typescript.mjs'

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { root } from '../../lib/workspace.mjs'

const { WebSocket } = createRequire(join(root, 'examples/server/package.json'))('ws')
const { createShopper } = await import('../../../examples/server/test/shopper.ts')
const { countNotifications, notificationSocketPath } = await import(
  '../../../packages/core/src/contracts/index.ts'
)

/** The backend allows no more for one account. */
const TABS = 20
/** Files that a process needs besides. */
const SPARE_FILES = 1000
const CONNECTING_AT_ONCE = 100
const POLL_MS = 20

/** As many of the wanted sockets as one process may have files open. */
export function allowedSockets(wanted) {
  const limits = readFileSync('/proc/self/limits', 'utf8')
  const files = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? wanted)
  return Math.floor(Math.min(wanted, files - SPARE_FILES) / TABS) * TABS
}

/** Connects them and returns how to have them all told something. */
export async function openSockets({ client, port }, count) {
  const sockets = []
  const members = []
  for (let member = 0; member < count / TABS; member++) {
    const shopper = createShopper(client)
    await shopper.signUp()
    members.push(shopper)
  }
  const token = ({ headers }) => encodeURIComponent(headers().authorization)
  const addresses = members.flatMap(member =>
    Array(TABS).fill(`ws://127.0.0.1:${port}${notificationSocketPath}?token=${token(member)}`)
  )
  for (let from = 0; from < count; from += CONNECTING_AT_ONCE) {
    const some = addresses.slice(from, from + CONNECTING_AT_ONCE)
    sockets.push(...(await Promise.all(some.map(open))))
  }
  return {
    broadcast: send => broadcast({ sockets, members, send }),
    close: () => {
      for (const socket of sockets) socket.terminate()
    }
  }
}

function open(address) {
  return new Promise((done, refuse) => {
    const socket = new WebSocket(address, { perMessageDeflate: false })
    socket.once('open', () => done(socket))
    socket.once('error', refuse)
  })
}

/** Milliseconds from the first arrival to the last, and until every member has it read. */
async function broadcast({ sockets, members, send }) {
  const uids = await Promise.all(members.map(uidOf))
  const arrivals = []
  sockets.forEach((socket, place) => {
    socket.once('message', data => {
      arrivals.push(performance.now())
      const { id } = JSON.parse(data)
      socket.send(JSON.stringify({ uid: uids[Math.floor(place / TABS)], notifyIDs: [id] }))
    })
  })
  await send()
  while (arrivals.length < sockets.length) await wait(POLL_MS)
  for (const member of members) {
    while ((await unread(member)) > 0) await wait(POLL_MS)
  }
  return { arrived: arrivals.at(-1) - arrivals[0], read: performance.now() - arrivals[0] }
}

const unread = async member => (await member.call(countNotifications, {})).unread

/** The token names its account. */
const uidOf = member =>
  JSON.parse(Buffer.from(member.headers().authorization.split('.')[1], 'base64url')).uid
