import { copyStore } from '../db/copy-store.ts'
import { migrate } from '../db/migrate.ts'
import { openStore } from '../db/open.ts'
import { readSettings, type StartSettings } from '../settings.ts'
import { type CommandArguments, type KeeperCommand, WrongArguments } from './command.ts'
import { openFilledStore } from './open-shop.ts'

const DATABASE = /^postgres(?:ql)?:\/\//

export const COPY_COMMAND: KeeperCommand = {
  name: 'db:copy',
  purpose: 'перенести всё хранилище в другое, пустое (магазин на это время остановите)',
  values: [],
  options: {
    from: { meaning: 'откуда: папка или postgres://…; без него — из DATABASE_URL или DATA_DIR' },
    to: { meaning: 'куда: папка или postgres://…' }
  },
  example: 'db:copy --to postgres://vitrina@db.example/vitrina',
  run: () => Promise.reject(new Error('db:copy works on two stores'))
}

/** Copies one store into another, empty one; returns what to tell the keeper. */
export async function copy(args: CommandArguments, settings: StartSettings): Promise<string> {
  const target = args.option('to')
  if (target === undefined) throw new WrongArguments('Не хватает: --to')
  const origin = placeOf(args.option('from')) ?? settings
  const goal = placeOf(target) ?? settings
  if (origin.databaseUrl === goal.databaseUrl && origin.dataDir === goal.dataDir) {
    throw new WrongArguments('--from и --to — одно и то же хранилище')
  }
  const source = await openFilledStore(origin)
  try {
    const destination = await openStore({ url: goal.databaseUrl, dataDir: goal.dataDir })
    try {
      await migrate(destination.db)
      const { tables, rows } = await copyStore(source.pool, destination.pool)
      return [`Скопировано: таблиц ${tables}, строк ${rows}, числа строк совпали.`, FILES].join(
        '\n'
      )
    } finally {
      await destination.close()
    }
  } finally {
    await source.close()
  }
}

const FILES =
  'Картинки, файлы покупателей и письма лежат не в хранилище, а в папке DATA_DIR: ' +
  'оставьте её прежней или скопируйте без папки db.'

function placeOf(text: string | undefined) {
  if (text === undefined) return undefined
  if (DATABASE.test(text)) return { databaseUrl: text, dataDir: '' }
  const { dataDir } = readSettings({ DATA_DIR: text }, [])
  return { databaseUrl: '', dataDir }
}
