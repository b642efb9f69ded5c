// The options of a bench: `--name value` pairs, each with a standard value that tells its type.
import { parseOptions, Refusal } from '../../lib/script.mjs'

/** `standard` is an object of numbers and texts; `help` is what `--help` prints. */
export function readOptions(args, standard, help) {
  if (args.includes('--help')) {
    const rows = Object.entries(standard).map(([name, value]) => `  --${name} ${value}`)
    console.log([help, ...rows].join('\n'))
    return undefined
  }
  const texts = Object.keys(standard).map(name => [name, { type: 'string' }])
  const { values } = parseOptions({ args, options: Object.fromEntries(texts) }, help)
  const input = Object.entries(values).map(([name, text]) => [
    name,
    typeof standard[name] === 'number' ? numberOf(name, text) : text
  ])
  return { ...standard, ...Object.fromEntries(input) }
}

function numberOf(name, text) {
  const number = Number(text)
  if (Number.isFinite(number) && number > 0) return number
  throw new Refusal(`--${name} ${text}: a number above 0 is needed`)
}
