import { connect } from 'node:net'

import { soon } from '../../testing/limits.ts'

/** Sends bytes as they are, which no HTTP client would, and returns what comes back. */
const sendRaw = (url: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    socket.setTimeout(soon.timeout, () => socket.destroy())
    socket.setEncoding('utf8').on('data', chunk => {
      answer += chunk
    })
    socket.once('close', () => resolve(answer))
    socket.once('error', reject)
  })

/** Begins a request whose body never ends, then hangs up. */
export const sendHalf = (url: string, head: string, half: string) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}\r\n\r\n${half}`, () => socket.destroy())
    })
    socket.once('close', () => resolve())
    socket.once('error', reject)
  })

/** A request line and the least of headers; the answer closes the connection. */
export const rawGet = (url: string, target: string) =>
  sendRaw(url, `GET ${target} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`)

export const statusOf = (answer: string) => Number(answer.split(' ')[1])
