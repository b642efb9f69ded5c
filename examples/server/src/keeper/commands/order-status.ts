import { changeOrderStatus } from '../../modules/orders/change-status.ts'
import { ORDER_NOTIFICATIONS } from '../../seed/notification-table.ts'
import type { KeeperCommand } from '../command.ts'
import { tell } from './notify.ts'

export const orderStatusCommand: KeeperCommand = {
  name: 'order:status',
  purpose: 'сменить статус заказа; покупатель узнает об этом',
  values: ['номер заказа', 'статус'],
  options: {},
  example:
    'order:status П-200001 shipping\n' +
    '  Статус: new, paid, assembling, shipping, ready, done, cancelled',
  async run(given, shop) {
    const { number, status } = await changeOrderStatus(shop.db, {
      order: given.value(0),
      status: given.value(1),
      now: shop.now(),
      tell: async change => {
        const text = ORDER_NOTIFICATIONS[change.status.code]?.(change.number)
        if (text === undefined || change.uid === undefined) return
        await tell(shop, { ...text, userId: change.uid })
      }
    })
    return `Заказ ${number}: ${status.title}`
  }
}
