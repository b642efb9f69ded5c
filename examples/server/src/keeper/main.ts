import { writeFileSync } from 'node:fs'
import { setShopTimeZone } from '@vitrina/core/values'

import { readSettings, type StartSettings } from '../settings.ts'
import { StartFailure } from '../start-failure.ts'
import { type CommandArguments, type KeeperCommand, WrongArguments } from './command.ts'
import { COMMANDS } from './commands.ts'
import { COPY_COMMAND, copy } from './copy-command.ts'
import { explain, overview } from './help.ts'
import { knock } from './knock.ts'
import { openKeptShop } from './open-shop.ts'
import { readArguments } from './read-arguments.ts'
import { type Outcome, runCommand, toRefusal } from './run-command.ts'
import { createReadBuild } from './served-build.ts'

const ALL = [...COMMANDS, COPY_COMMAND]

async function main(words: readonly string[]): Promise<Outcome> {
  const [name, ...rest] = words
  if (name === undefined || name === '--help') return { code: 0, text: overview(ALL) }
  const command = ALL.find(each => each.name === name)
  if (command === undefined) {
    return { code: 1, text: `Нет такой команды: ${name}. Все команды: npm run shop -- --help` }
  }
  if (rest.includes('--help')) return { code: 0, text: explain(command) }
  return perform(command, words)
}

async function perform(command: KeeperCommand, words: readonly string[]): Promise<Outcome> {
  try {
    // Before anything is opened: wrong words should not have to wait.
    const args = readArguments(command, words.slice(1))
    const settings = readSettings(process.env, [])
    setShopTimeZone(settings.shop.timeZone)
    if (command === COPY_COMMAND) return { code: 0, text: await copy(args, settings) }
    return toFile(args, await inShop(words, settings))
  } catch (error) {
    if (error instanceof StartFailure) return { code: 1, text: error.message }
    return toRefusal(error)
  }
}

async function inShop(words: readonly string[], settings: StartSettings): Promise<Outcome> {
  if (settings.databaseUrl === '') {
    const outcome = await knock(settings.dataDir, words)
    if (outcome !== undefined) return outcome
  }
  const shop = await openKeptShop(settings)
  try {
    const servedBuild = createReadBuild(settings.publicUrl)
    return await runCommand(words, { ...shop, servedBuild })
  } finally {
    await shop.close()
  }
}

/** The file is the keeper's own, wherever the shop runs. */
function toFile(args: CommandArguments, { code, text }: Outcome): Outcome {
  const file = args.option('file')
  if (code !== 0 || file === undefined) return { code, text }
  try {
    // Names and addresses of buyers.
    writeFileSync(file, text, { mode: 0o600 })
  } catch (error) {
    throw new WrongArguments(`Файл ${file} не пишется: ${error}`)
  }
  return { code: 0, text: `Записано: ${file}` }
}

main(process.argv.slice(2)).then(
  ({ code, text }) => {
    const stream = code === 0 ? process.stdout : process.stderr
    stream.write(text.endsWith('\n') ? text : `${text}\n`)
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`Команда не выполнена: ${String(error).slice(0, 500)}\n`)
    process.exitCode = 1
  }
)
