#!/usr/bin/env node
// `vitrina-conformance --url <front>`: tells every story to a running front, and reports in plain words.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { type CheckOptions, checkFront, type Outcome, storyNames } from './check.ts'
import { features } from './front.ts'
import { outcomeText, summaryText } from './report.ts'
import { stories } from './stories.ts'
import { Unready } from './unmet.ts'

const HELP = `vitrina-conformance --url <front> [--api <backend>] [--front <file>] [--only <stories>]

  --url     where the front runs: http://localhost:3000
  --api     its backend; /api of the front where nothing is said
  --front   a JSON file: names, words, without, addresses, as the README of the package has them
  --only    some stories, with commas between them
  --screen  wide or phone
  --login   an e-mail to sign in with, the password in VITRINA_PASSWORD; else accounts are made
  --json    the outcomes as JSON, in place of words

stories:
${Object.entries(stories)
  .map(([name, { title }]) => `  ${name.padEnd(19)} ${title}`)
  .join('\n')}
features that a front may leave out besides:
${Object.entries(features)
  .map(([name, title]) => `  ${name.padEnd(19)} ${title}`)
  .join('\n')}

Exit code: 0 nothing failed, 1 a story failed, 2 nothing could be told.`

const OPTIONS = {
  url: { type: 'string' },
  api: { type: 'string' },
  front: { type: 'string' },
  only: { type: 'string' },
  screen: { type: 'string' },
  login: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' }
} as const

function readOptions(): (CheckOptions & { readonly isJson: boolean }) | undefined {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) return undefined
  const { url, api: apiUrl, login } = values
  if (url === undefined) throw new Unready('--url is needed: where the front runs')
  const password = process.env.VITRINA_PASSWORD
  if (login && !password) throw new Unready('The password of --login comes from VITRINA_PASSWORD')
  return {
    ...(values.front && fileAt(values.front)),
    url,
    ...(apiUrl && { apiUrl }),
    ...(login && password && { buyer: { login, password } }),
    ...(values.only && { stories: values.only.split(',').map(storyOf) }),
    ...(values.screen && { screen: screenOf(values.screen) }),
    isJson: values.json ?? false
  }
}

function fileAt(path: string) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Unready(`--front: ${error instanceof Error ? error.message : error}`)
  }
}

function storyOf(said: string) {
  const story = storyNames.find(name => name === said)
  if (story) return story
  throw new Unready(`--only: there is no story ${said}; there are ${storyNames.join(', ')}`)
}

function screenOf(said: string) {
  if (said === 'wide' || said === 'phone') return said
  throw new Unready('--screen is wide or phone')
}

async function run(): Promise<number> {
  const options = readOptions()
  if (options === undefined) {
    console.log(HELP)
    return 0
  }
  const { isJson, ...front } = options
  const outcomes: Outcome[] = []
  for await (const outcome of checkFront(front)) {
    outcomes.push(outcome)
    if (!isJson) console.log(outcomeText(outcome))
  }
  console.log(isJson ? JSON.stringify(outcomes, undefined, 2) : `\n${summaryText(outcomes)}`)
  return outcomes.some(({ state }) => state === 'failed') ? 1 : 0
}

const isMisuse = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof Unready || isMisuse(error))) throw error
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
