import { type CommandArguments, type KeeperCommand, WrongArguments } from './command.ts'

/** Reads what follows the command's name; `--name value` and `--name=value` are the same. */
export function readArguments(command: KeeperCommand, words: readonly string[]): CommandArguments {
  const values: string[] = []
  const options = new Map<string, string>()
  const left = [...words]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (!word.startsWith('--')) values.push(word)
    else readOption(command, { word, left, options })
  }
  checkCount(command, values)
  return {
    value: place => values[place] ?? '',
    option: name => options.get(name),
    has: flag => options.has(flag)
  }
}

interface OptionInput {
  readonly word: string
  /** The words behind it; the option takes its value from them. */
  readonly left: string[]
  readonly options: Map<string, string>
}

function readOption(command: KeeperCommand, { word, left, options }: OptionInput): void {
  const [name = '', ...rest] = word.slice(2).split('=')
  const known = Object.hasOwn(command.options, name) ? command.options[name] : undefined
  if (known === undefined) throw new WrongArguments(`Неизвестный параметр --${name}`)
  if (options.has(name)) throw new WrongArguments(`Параметр --${name} указан дважды`)
  if (known.isFlag) {
    if (rest.length > 0) throw new WrongArguments(`У параметра --${name} нет значения`)
    options.set(name, '')
    return
  }
  const value = rest.length > 0 ? rest.join('=') : left.shift()
  if (value === undefined || value === '') {
    throw new WrongArguments(`У параметра --${name} нужно значение`)
  }
  options.set(name, value)
}

function checkCount({ values: wanted, optionalValue }: KeeperCommand, args: readonly string[]) {
  const missing = wanted.find((_, place) => (args[place] ?? '').trim() === '')
  if (missing !== undefined) throw new WrongArguments(`Не хватает: ${missing}`)
  const most = wanted.length + (optionalValue === undefined ? 0 : 1)
  const extra = args[most]
  if (extra === undefined) return
  throw new WrongArguments(`Лишнее: «${extra}». Текст из нескольких слов берите в кавычки`)
}
