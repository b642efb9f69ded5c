import { markChanged } from '../../modules/search-notices/mark-changed.ts'
import type { KeeperCommand } from '../command.ts'
import { findOffer } from '../find-offer.ts'
import { readWhole } from '../read-values.ts'

export const stockSetCommand: KeeperCommand = {
  name: 'stock:set',
  purpose: 'записать остаток товара',
  values: ['штрихкод или артикул', 'штук'],
  options: {},
  example: 'stock:set 2000000000015 25',
  async run(args, { db, now }) {
    const stock = readWhole(args.value(1), 'Штук')
    const { id, productId, name } = await findOffer(db, args.value(0))
    await db.updateTable('offer').set({ stock }).where('id', '=', id).execute()
    await markChanged(db, productId, now())
    return `${name}: ${stock} шт.`
  }
}
