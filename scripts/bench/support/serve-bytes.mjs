// A process that answers with the bytes of a file in brotli: `node serve-bytes.mjs <file> <port>`.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file, port] = process.argv.slice(2)
const body = readFileSync(file)

createServer((_, response) => {
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': body.length
    })
    .end(body)
}).listen(Number(port), '127.0.0.1')
