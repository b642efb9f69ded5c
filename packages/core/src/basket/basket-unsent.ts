import type { BasketCommand } from './basket-commands.ts'
import type { BasketContext, BasketOperation } from './basket-state.ts'

/** What the server has not settled, said once more: quantities are absolute, so twice is as once. */
export const unsentOfBasket = (basket: BasketContext): readonly BasketCommand[] => [
  ...basket.log.map(({ key, count, virtual, clears }) => ({
    ...{ type: 'line.set' as const, key, count },
    ...(virtual && { virtual }),
    ...(clears && { clears })
  })),
  ...basket.operations.map(commandOf)
]

function commandOf(operation: BasketOperation): BasketCommand {
  switch (operation.kind) {
    case 'select':
      return { type: 'lines.select', keys: operation.keys, selected: operation.selected }
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
