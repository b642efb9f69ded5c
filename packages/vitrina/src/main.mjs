#!/usr/bin/env node
// `vitrina new NAME`: begins a front. All else is the command line of the core.
import { parseArgs } from 'node:util'

import { FRONTS, Misuse, newFront } from './new-front.mjs'

const HELP = `vitrina new NAME [--front ${FRONTS.join('|')}] [--api <address>]
vitrina contract check --url <api>: where a running backend differs from the contracts
vitrina texts: every text of a shop by its key, as JSON, to be replaced

  NAME      of the folder and of its package: my-shop
  --front   what it is made with; react where it is left out
  --api     where its calls go: http://localhost:4000, or https://shop.example/api

Exit code: 0 done, 2 wrong arguments.`

const WRONG_ARGUMENTS = 2

if (process.argv[2] === 'new') await begin(process.argv.slice(3))
else if (process.argv.length === 2 || /^(-h|--help|help)$/.test(process.argv[2])) console.log(HELP)
else await import('@vitrina/core/internal/cli')

async function begin(args) {
  try {
    const { values, positionals } = readOptions(args)
    if (values.help) return console.log(HELP)
    const { name, front, apiUrl, version } = await newFront(positionals, values)
    console.log(`${name} is a front of the kind ${front} on @vitrina/core ${version}.

  cd ${name}
  npm install
  npm run dev

Its calls go to ${apiUrl}: API_URL in ${name}/.env names another backend.`)
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    console.error(`${error.message}\nvitrina new --help tells more.`)
    process.exitCode = WRONG_ARGUMENTS
  }
}

function readOptions(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        front: { type: 'string', default: 'react' },
        api: { type: 'string', default: 'http://localhost:4000' },
        help: { type: 'boolean', short: 'h' }
      }
    })
  } catch (error) {
    throw new Misuse(error.message)
  }
}
