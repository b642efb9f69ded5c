import { answerRows } from '../../modules/forms/export-answers.ts'
import { toCsv } from '../../modules/orders/export-orders.ts'
import type { KeeperCommand } from '../command.ts'
import { readDay } from '../read-values.ts'

export const formCsvCommand: KeeperCommand = {
  name: 'form:csv',
  purpose: 'выгрузить таблицей CSV всё, что прислали через формы',
  values: [],
  options: {
    since: { meaning: 'с какого дня, 2026-09-01; без него — все' },
    file: { meaning: 'в какой файл; без него — на экран' }
  },
  example: 'form:csv --since 2026-09-01 --file формы.csv',
  async run(args, { db }) {
    const since = args.option('since')
    return toCsv(await answerRows(db, since === undefined ? undefined : readDay(since, '--since')))
  }
}
