import type { BasketCommand } from './basket-command.ts'
import type { BasketContext, BasketOperation } from './basket-state.ts'

/** What the server has not settled, said once more: quantities are absolute, so twice is as once. */
export const unsentOfBasket = (basket: BasketContext): readonly BasketCommand[] => [
  ...basket.log.map(({ groupId, count, virtual }) => ({
    type: 'line.set' as const,
    ...{ groupId, count, ...(virtual && { virtual }) }
  })),
  ...basket.operations.map(commandOf)
]

function commandOf(operation: BasketOperation): BasketCommand {
  switch (operation.kind) {
    case 'select': {
      const { groupIds, setIds, selected } = operation
      return { type: 'lines.select', groupIds, ...(setIds && { setIds }), selected }
    }
    case 'set':
      return { type: 'set.put', setId: operation.setId, count: operation.count }
    case 'promo':
      return operation.code === ''
        ? { type: 'promo.cancel' }
        : { type: 'promo.apply', code: operation.code }
    case 'bonuses':
      return { type: 'bonuses.set', amount: operation.amount }
    case 'clean':
      return { type: 'stock.clean' }
  }
}
