// The options of a bench: `--name value` pairs, each with a standard value that tells its type.
import { Refusal } from '../../lib/script.mjs'

/** `standard` is an object of numbers and texts; `help` is what `--help` prints. */
export function readOptions(args, standard, help) {
  if (args.includes('--help')) {
    const rows = Object.entries(standard).map(([name, value]) => `  --${name} ${value}`)
    console.log([help, ...rows].join('\n'))
    return undefined
  }
  const options = { ...standard }
  for (let place = 0; place < args.length; place += 2) {
    const name = args[place].replace(/^--/, '')
    if (!Object.hasOwn(standard, name)) throw new Refusal(`No option «${args[place]}».\n${help}`)
    options[name] = readValue(args[place], args[place + 1], standard[name])
  }
  return options
}

function readValue(name, text, standard) {
  if (text === undefined) throw new Refusal(`${name} needs a value`)
  if (typeof standard !== 'number') return text
  const number = Number(text)
  if (Number.isFinite(number) && number > 0) return number
  throw new Refusal(`${name} ${text}: a number above 0 is needed`)
}
