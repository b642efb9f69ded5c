import { formatPrice } from '@vitrina/core'

import { setPrice } from '../../modules/catalog/set-price.ts'
import { markChanged } from '../../modules/search-notices/mark-changed.ts'
import type { KeeperCommand } from '../command.ts'
import { findOffer } from '../find-offer.ts'
import { readKopecks, readWhole, readWord } from '../read-values.ts'

const FOR_EVERYBODY = 'guest_opt'

export const priceSetCommand: KeeperCommand = {
  name: 'price:set',
  purpose: 'записать цену товара',
  values: ['штрихкод или артикул', 'рубли'],
  options: {
    role: { meaning: 'чья цена: guest_opt (для всех, так и без параметра) или другая колонка' },
    from: { meaning: 'от скольких штук она действует; без параметра — от одной' }
  },
  example: 'price:set 2000000000015 1299,90 --role dealer --from 10',
  async run(args, { db, now }) {
    const kopecks = readKopecks(args.value(1), 'Рубли')
    const limit = readWhole(args.option('from') ?? '1', '--from', 1)
    const roles = await db.selectFrom('price_role').select('code').orderBy('position').execute()
    const known = roles.map(({ code }) => code)
    const priceRole = readWord(args.option('role') ?? FOR_EVERYBODY, '--role', known)
    const offer = await findOffer(db, args.value(0))
    await setPrice(db, offer, { priceRole, limit, kopecks })
    await markChanged(db, offer.productId, now())
    return `${offer.name}: ${formatPrice(kopecks / 100)}, ${priceRole}, от ${limit} шт.`
  }
}
