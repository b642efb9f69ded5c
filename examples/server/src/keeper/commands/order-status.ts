import { changeOrderStatus } from '../../modules/orders/change-status.ts'
import type { KeeperCommand } from '../command.ts'

export const orderStatusCommand: KeeperCommand = {
  name: 'order:status',
  purpose: 'сменить статус заказа; покупатель узнает об этом',
  values: ['номер заказа', 'статус'],
  options: {},
  example:
    'order:status П-200001 shipping\n' +
    '  Статус: new, paid, assembling, shipping, ready, done, cancelled',
  async run(args, shop) {
    const { number, status } = await changeOrderStatus(shop.db, {
      order: args.value(0),
      status: args.value(1),
      now: shop.now(),
      live: shop.live
    })
    return `Заказ ${number}: ${status.title}`
  }
}
