import { HttpError } from '../../http/errors.ts'
import type { KeeperCommand } from '../command.ts'

const KEY = 'shop.versions'
const KEPT = 20

interface Version {
  readonly timeline: string
  readonly breakingChange: boolean
}

export const versionPublishCommand: KeeperCommand = {
  name: 'version:publish',
  purpose: 'объявить новую версию сайта: браузеры начнут с чистой страницы',
  values: [],
  options: { breaking: { meaning: 'несовместимая: прежние данные браузера забыть', isFlag: true } },
  example: 'version:publish --breaking',
  async run(given, { db, now }) {
    const version: Version = {
      timeline: now().toISOString(),
      breakingChange: given.has('breaking')
    }
    await db.transaction().execute(async trx => {
      const row = await trx
        .selectFrom('setting')
        .select('value')
        .where('key', '=', KEY)
        .forUpdate()
        .executeTakeFirst()
      const value = JSON.stringify([...toVersions(row?.value), version].slice(-KEPT))
      await trx
        .insertInto('setting')
        .values({ key: KEY, value })
        .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
        .execute()
    })
    return `Версия объявлена: ${version.timeline}`
  }
}

function toVersions(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value
  throw new HttpError(500, `Настройка ${KEY} испорчена: в ней должен быть список`)
}
