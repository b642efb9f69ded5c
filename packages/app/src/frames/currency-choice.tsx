import { Tooltip, useSession } from '@vitrina/react-ui'

import { BackField } from '../binding/back-field.tsx'
import { layoutMessages } from './layout.messages.ts'

/** Every price of the page changes with it, so the page comes anew: a form that posts. */
export function CurrencyChoice() {
  const currencies = useSession(session => session.currencies)
  const chosen = useSession(session => session.currencyId)
  if (currencies.length < 2) return null
  return (
    <form className="currencies" method="post" action="/preferences">
      <BackField />
      {currencies.map(({ id, sign, code }) => (
        <Tooltip key={id} text={layoutMessages.pricesIn(code)}>
          {tip => (
            <button
              type="submit"
              name="currency"
              value={id}
              aria-pressed={id === chosen}
              aria-label={layoutMessages.pricesInSign(code, sign)}
              aria-describedby={tip}
            >
              {sign}
            </button>
          )}
        </Tooltip>
      ))}
    </form>
  )
}
