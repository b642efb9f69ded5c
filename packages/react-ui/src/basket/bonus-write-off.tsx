import { typedWriteOff, writeOff } from '@vitrina/core/account'
import { basketSubject } from '@vitrina/core/basket'
import type { BasketTotal, BonusClient } from '@vitrina/core/entities'
import { formatAmount } from '@vitrina/core/values'
import { useState } from 'react'
import { useShop } from '../binding/shop-context.tsx'
import { Switch } from '../kit/switch/switch.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { basketSummaryMessages } from './basket-summary.messages.ts'

interface BonusWriteOffProps {
  total: BasketTotal
  /** The sum is being counted: what the server takes is not known yet. */
  isStale: boolean
  /** The programme's rules for this visitor. */
  client?: Pick<BonusClient, 'writeOffPercent'> | undefined
}

/** How many of the visitor's bonuses are taken off the sum. */
export function BonusWriteOff({ total, isStale, client }: BonusWriteOffProps) {
  const shop = useShop()
  const [wanted, setWanted] = useState<number>()
  const choice = writeOff(total, client, isStale ? undefined : wanted)
  if (choice.available === 0) return undefined

  function spend(amount: number) {
    setWanted(amount)
    shop.send(basketSubject, { type: 'bonuses.set', amount })
  }

  return (
    <div className="bonuses" data-live>
      <Switch
        checked={choice.used > 0}
        onChange={event => spend(event.target.checked ? choice.limit : 0)}
      >
        <b>{basketSummaryMessages.writeOff}</b>
        <span>{` ${basketSummaryMessages.available(formatAmount(choice.available))}`}</span>
      </Switch>
      {choice.used > 0 && (
        <TextField
          key={choice.used}
          label={basketSummaryMessages.writeOffCount}
          labelHidden
          inputMode="numeric"
          autoComplete="off"
          defaultValue={formatAmount(choice.used)}
          trailing={basketSummaryMessages.bonusSign}
          onBlur={event => spend(typedWriteOff(event.target.value, choice))}
        />
      )}
      {choice.note !== '' && <p className="sm mut">{choice.note}</p>}
    </div>
  )
}
