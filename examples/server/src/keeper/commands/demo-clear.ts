import { HttpError } from '../../http/errors.ts'
import { type ClearRefusal, clearDemo } from '../../seed/clear-demo.ts'
import { type KeeperCommand, WrongArguments } from '../command.ts'

const REFUSALS: Readonly<Record<ClearRefusal, string>> = {
  'no-demo': 'Здесь нет показательного магазина: убирать нечего.',
  'has-buyers':
    'Здесь уже есть покупатели или заказы не из показательного магазина: вместе с ним пропали бы и они.'
}

export const demoClearCommand: KeeperCommand = {
  name: 'demo:clear',
  purpose: 'убрать показательный магазин: товары, тексты, входы с известными паролями, их заказы',
  values: [],
  options: { yes: { meaning: 'да, убрать навсегда', isFlag: true } },
  example: 'demo:clear --yes',
  async run(args, { db }) {
    if (!args.has('yes')) {
      throw new WrongArguments('Удалит товары, тексты и заказы навсегда. Если так и надо: --yes')
    }
    const refusal = await clearDemo(db)
    if (refusal !== undefined) throw new HttpError(409, REFUSALS[refusal])
    return 'Показательного магазина больше нет. Остались роли цен, статусы, способы оплаты и доставки, формы и настройки.'
  }
}
