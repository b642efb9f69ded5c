// A process of its own for the bare page: `node serve-bare.mjs <module> <state file> <port>`.
import { readFileSync } from 'node:fs'

const [moduleUrl, stateFile, port] = process.argv.slice(2)
const { serveBare } = await import(moduleUrl)
await serveBare(JSON.parse(readFileSync(stateFile, 'utf8')), Number(port))
