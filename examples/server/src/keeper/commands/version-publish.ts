import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import type { KeeperCommand } from '../command.ts'

const VERSIONS = 'shop.versions'
/** The code that the storefront served when an entry was published last. */
const PUBLISHED = 'published_build'
const KEPT = 20

interface Version {
  readonly timeline: string
  readonly breakingChange: boolean
}

export const versionPublishCommand: KeeperCommand = {
  name: 'version:publish',
  purpose:
    'объявить новую версию сайта: браузеры с прежним кодом один раз начнут с чистой страницы; выполняйте после обновления витрины',
  values: [],
  options: {
    breaking: {
      meaning:
        'несовместимая: не перезагружать сразу, а показать окно «Магазин обновился»; войти придётся заново',
      isFlag: true
    }
  },
  example: 'version:publish --breaking',
  async run(args, { db, now, servedBuild }) {
    const breakingChange = args.has('breaking')
    const version: Version = { timeline: now().toISOString(), breakingChange }
    const served = await servedBuild?.()
    const published = await db.transaction().execute(async trx => {
      const known = toVersions(await readSetting(trx, VERSIONS))
      await writeSetting(trx, VERSIONS, [...known, version].slice(-KEPT))
      const before = await readSetting(trx, PUBLISHED)
      if (served !== undefined) await writeSetting(trx, PUBLISHED, served)
      return before
    })
    const effect = effectOf({ served, published, breakingChange })
    return `Версия объявлена: ${version.timeline}\n${effect}`
  }
}

interface Release {
  readonly served: string | undefined
  readonly published: unknown
  readonly breakingChange: boolean
}

function effectOf({ served, published, breakingChange }: Release): string {
  if (served === undefined) {
    return 'Витрина не отвечает, её код неизвестен. Версия подействует только на браузеры с другим кодом.'
  }
  if (served === published) {
    return 'Код витрины с прошлого объявления не менялся: браузеры запомнят версию, но ничего не произойдёт.'
  }
  return breakingChange
    ? 'Браузеры с прежним кодом при следующем переходе покажут окно «Магазин обновился».'
    : 'Браузеры с прежним кодом при следующем переходе один раз перезагрузят страницу.'
}

async function readSetting(trx: Transaction<Database>, key: string): Promise<unknown> {
  const row = await trx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
  return row?.value
}

async function writeSetting(trx: Transaction<Database>, key: string, args: unknown) {
  const value = JSON.stringify(args)
  await trx
    .insertInto('setting')
    .values({ key, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

function toVersions(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  throw new HttpError(500, `Настройка ${VERSIONS} испорчена: в ней должен быть список`)
}
