import { type BasketTotal } from '@vitrina/core/entities'
import { formatAmount } from '@vitrina/core/price'

import { Switch } from '../kit/switch/switch.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { useShop } from '../shop/shop-context.tsx'

/** How many of the visitor's bonuses are taken off the sum. */
export function BonusWriteOff({ total }: { total: BasketTotal }) {
  const shop = useShop()
  const available = total.availableBonuses.reduce((sum, account) => sum + account.value, 0)
  const used = total.bonusesForWriteOff
  const max = Math.min(available, total.price + used)
  if (available === 0) return undefined

  function spend(amount: number) {
    shop.sendBasket({ type: 'bonuses.set', amount })
  }

  return (
    <div className="bonuses" data-intent data-live>
      <Switch checked={used > 0} onChange={event => spend(event.target.checked ? max : 0)}>
        <b>Списать бонусы</b> Доступно {formatAmount(available)}
      </Switch>
      {used > 0 && (
        <TextField
          label="Сколько списать"
          labelHidden
          inputMode="numeric"
          autoComplete="off"
          defaultValue={used}
          trailing="Б"
          onBlur={event => spend(Math.min(max, Number(event.target.value.replace(/\D/g, ''))))}
        />
      )}
    </div>
  )
}
