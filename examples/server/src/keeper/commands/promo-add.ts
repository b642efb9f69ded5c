import { DAY_MS, typedText } from '@vitrina/core/values'

import { HttpError } from '../../http/errors.ts'
import { type CommandArguments, type KeeperCommand, WrongArguments } from '../command.ts'
import { readDay, readKopecks, readWhole } from '../read-values.ts'

const CODE = /^[\p{L}\p{N}_-]{2,40}$/u

export const promoAddCommand: KeeperCommand = {
  name: 'promo:add',
  purpose: 'добавить промокод',
  values: ['код'],
  options: {
    percent: { meaning: 'скидка в процентах, от 1 до 100' },
    amount: { meaning: 'скидка в рублях' },
    title: { meaning: 'название для покупателя' },
    minimum: { meaning: 'сумма заказа в рублях, от которой он действует' },
    most: { meaning: 'самая большая скидка в рублях (для процентов)' },
    uses: { meaning: 'сколько раз его можно использовать' },
    once: { meaning: 'покупателю только один раз', isFlag: true },
    from: { meaning: 'первый день, 2026-09-01' },
    until: { meaning: 'последний день, 2026-09-30' }
  },
  example: 'promo:add ШКОЛА15 --percent 15 --minimum 2000 --until 2026-09-30',
  async run(args, { db }) {
    const code = typedText(args.value(0)).toUpperCase()
    if (!CODE.test(code)) {
      throw new WrongArguments('Код: от 2 до 40 букв, цифр, знаков «-» и «_»')
    }
    const row = { code, ...discountOf(args), ...limitsOf(args) }
    const title = args.option('title') ?? titleOf(row)
    const added = await db
      .insertInto('promo')
      .values({ ...row, title })
      .onConflict(conflict => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst()
    if (added === undefined) throw new HttpError(409, `Промокод ${code} уже есть`)
    return `Промокод ${code}: ${title}`
  }
}

function discountOf(args: CommandArguments) {
  const [percent, amount, most] = ['percent', 'amount', 'most'].map(args.option)
  if ((percent === undefined) === (amount === undefined)) {
    throw new WrongArguments('Нужна одна скидка: --percent или --amount')
  }
  if (most !== undefined && percent === undefined) {
    throw new WrongArguments('--most бывает только вместе с --percent')
  }
  const whole = percent === undefined ? null : readWhole(percent, '--percent', 1)
  if (whole !== null && whole > 100) throw new WrongArguments('--percent: не больше 100')
  return {
    percent: whole,
    amount_kopecks: amount === undefined ? null : readKopecks(amount, '--amount'),
    max_discount_kopecks: most === undefined ? null : readKopecks(most, '--most')
  }
}

function limitsOf(args: CommandArguments) {
  const [minimum, uses, from, until] = ['minimum', 'uses', 'from', 'until'].map(args.option)
  const starts_at = from === undefined ? null : readDay(from, '--from')
  const lastDay = until === undefined ? undefined : readDay(until, '--until')
  const expires_at = lastDay === undefined ? null : new Date(lastDay.getTime() + DAY_MS)
  if (starts_at && expires_at && starts_at >= expires_at) {
    throw new WrongArguments('--until раньше, чем --from')
  }
  return {
    minimum_kopecks: minimum === undefined ? 0 : readKopecks(minimum, '--minimum'),
    max_uses: uses === undefined ? null : readWhole(uses, '--uses', 1),
    once_per_user: args.has('once'),
    starts_at,
    expires_at
  }
}

const titleOf = (row: { percent: number | null; amount_kopecks: number | null }) =>
  row.percent === null ? `Скидка ${(row.amount_kopecks ?? 0) / 100} ₽` : `Скидка ${row.percent} %`
