#!/usr/bin/env node
// `vitrina contract check --url <api>`: where a running backend differs from the contracts.
// `vitrina texts`: every text that a shop may replace.
import { parseArgs } from 'node:util'

import { allTexts } from '../src/shop/texts/index.ts'
import { NoAnswer } from './caller.ts'
import { type CheckedCall, checkContracts } from './contract-check.ts'
import { reportOf } from './report.ts'

const HELP = `vitrina contract check --url <api> [--write] [--login <e-mail>]
vitrina texts: every text of a shop by its key, as JSON, to be replaced

  --url     where the calls go: http://localhost:4000, or https://shop.example/api
  --write   also calls that change the visitor's own things: for a demo only
  --login   checks as a member as well; VITRINA_LOGIN says the same
            the password comes from VITRINA_PASSWORD
  --json    every call as JSON, in place of the report

Exit code: 0 no difference, 1 differences or no answer, 2 wrong arguments.`

const NEW = 'A new front is begun by another package: npx vitrina new my-shop.'

const WRONG_ARGUMENTS = 2

class Misuse extends Error {}

function readArguments() {
  if (process.argv[2] === 'new') throw new Misuse(NEW)
  const { values, positionals } = parse()
  if (values.help) return undefined
  if (positionals.join(' ') !== 'contract check') throw new Misuse('Unknown command.')
  const { url = '', write = false, json = false, login = process.env.VITRINA_LOGIN } = values
  if (!/^https?:$/.test(protocolOf(url))) {
    throw new Misuse('--url needs an address like http://localhost:4000.')
  }
  const password = process.env.VITRINA_PASSWORD
  if (login && !password) throw new Misuse('The password comes from VITRINA_PASSWORD.')
  return { url, write, json, account: login && password ? { login, password } : undefined }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        write: { type: 'boolean' },
        login: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' }
      }
    })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error))
  }
}

const protocolOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '')

async function run(): Promise<number> {
  if (process.argv[2] === 'texts') {
    console.log(JSON.stringify(allTexts(), undefined, 2))
    return 0
  }
  const options = readArguments()
  if (options === undefined) {
    console.log(HELP)
    return 0
  }
  const checked: CheckedCall[] = []
  for await (const row of checkContracts(options)) checked.push(row)
  const { url, write, account } = options
  const isMember = account !== undefined
  console.log(options.json ? jsonOf(checked) : reportOf(checked, { url, write, isMember }))
  return checked.every(({ differences }) => differences.length === 0) ? 0 : 1
}

const jsonOf = (checked: readonly CheckedCall[]) => JSON.stringify(checked, undefined, 2)

try {
  process.exitCode = await run()
} catch (error) {
  const isMisuse = error instanceof Misuse
  const isKnown = isMisuse || error instanceof NoAnswer
  console.error(isKnown ? error.message : error)
  if (isMisuse) console.error(`\n${HELP}`)
  process.exitCode = isMisuse ? WRONG_ARGUMENTS : 1
}
