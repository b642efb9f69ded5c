import { orderRows, toCsv } from '../../modules/orders/export-orders.ts'
import type { KeeperCommand } from '../command.ts'
import { readDay } from '../read-values.ts'

export const ordersCsvCommand: KeeperCommand = {
  name: 'orders:csv',
  purpose: 'выгрузить заказы таблицей CSV (UTF-8, для Excel и LibreOffice)',
  values: [],
  options: {
    since: { meaning: 'с какого дня, 2026-09-01; без него — все' },
    file: { meaning: 'в какой файл; без него — на экран' }
  },
  example: 'orders:csv --since 2026-09-01 --file заказы.csv',
  async run(args, { db }) {
    const since = args.option('since')
    return toCsv(
      await orderRows(db, since === undefined ? {} : { since: readDay(since, '--since') })
    )
  }
}
