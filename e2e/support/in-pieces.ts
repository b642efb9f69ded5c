import { createServer, request } from 'node:http'
import { inject, onTestFinished } from 'vitest'

import { freePort } from '../../scripts/lib/ports.mjs'

/** A shop whose documents stop before a piece of their text until they are let go on. */
export interface ShopInPieces {
  readonly url: string
  letGo(): void
}

/** The running shop by a slow line: each document stands still just before `piece`. */
export async function openInPieces(piece: string | RegExp): Promise<ShopInPieces> {
  const { hostname, port } = new URL(inject('shopUrl'))
  let letGo = () => {}
  const isGoingOn = new Promise<void>(resolve => {
    letGo = resolve
  })
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers['sec-fetch-dest'] === 'document'
    const headers = { ...asked.headers, ...(isDocument && { 'accept-encoding': 'identity' }) }
    const { method, url: path } = asked
    const passed = request({ hostname, port, method, path, headers }, async found => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      if (!isDocument) return found.pipe(answer)
      const text = Buffer.concat(await found.toArray()).toString()
      const place = typeof piece === 'string' ? text.indexOf(piece) : text.search(piece)
      if (place < 0) throw new Error(`${path} has no ${piece}`)
      answer.write(text.slice(0, place))
      await isGoingOn
      answer.end(text.slice(place))
    })
    passed.once('error', () => answer.destroy())
    asked.pipe(passed)
  })
  const ownPort = await freePort()
  await new Promise<void>(resolve => server.listen(ownPort, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://localhost:${ownPort}`, letGo }
}
