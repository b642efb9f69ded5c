import { connect, type Socket } from 'node:net'

export interface RawLine {
  readonly socket: Socket
  /** Everything that was heard, once it is over. */
  readonly over: Promise<string>
}

/** A connection of somebody who sends this and no more, whatever a browser would make of it. */
export function openLine(url: string, text: string, localAddress = '127.0.0.1'): RawLine {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
  let received = ''
  socket.setEncoding('utf8').on('data', chunk => {
    received += chunk
  })
  socket.on('error', () => undefined)
  const over = new Promise<string>(done => socket.once('close', () => done(received)))
  socket.write(text)
  return { socket, over }
}

/** The answer to a request for a path as it is written, by `Host` and whatever else is named. */
export const ask = (url: string, path: string, ...headers: readonly string[]): Promise<string> =>
  openLine(url, [`GET ${path} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n')).over
