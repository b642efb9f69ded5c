import type { KeeperCommand } from './command.ts'

const NAME_WIDTH = 17

type Described = Pick<
  KeeperCommand,
  'name' | 'purpose' | 'values' | 'optionalValue' | 'options' | 'example'
>

/** All commands, one a line. */
export const overview = (commands: readonly Described[]): string =>
  [
    'npm run shop -- <команда> [параметры]',
    '',
    ...commands.map(({ name, purpose }) => `  ${name.padEnd(NAME_WIDTH)} ${purpose}`),
    '',
    'Подробно об одной: npm run shop -- <команда> --help',
    'Хранилище — из DATABASE_URL или DATA_DIR, как у npm start; магазин может работать.'
  ].join('\n')

/** How one command is called. */
export function explain({ name, purpose, values, optionalValue, options, example }: Described) {
  const words = [...values, ...(optionalValue ? [`[${optionalValue}]`] : [])]
  const usage = [name, ...words.map(word => (word.startsWith('[') ? word : `<${word}>`))].join(' ')
  const lines = Object.entries(options).map(
    ([option, { meaning }]) => `  --${option.padEnd(NAME_WIDTH - 2)} ${meaning}`
  )
  return [
    `npm run shop -- ${usage}: ${purpose}`,
    ...lines,
    `Пример: npm run shop -- ${example}`
  ].join('\n')
}
