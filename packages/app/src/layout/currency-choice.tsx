import { Tooltip, useSession } from '@vitrina/react-ui'
import { useUrl } from '../routing/router.tsx'
import { layoutMessages } from './layout.messages.ts'

/** Every price of the page changes with it, so the page comes anew: a form that posts. */
export function CurrencyChoice() {
  const currencies = useSession(session => session.currencies)
  const chosen = useSession(session => session.currencyId)
  const back = useUrl()
  if (currencies.length < 2) return null
  return (
    <form className="currencies" method="post" action="/preferences">
      <input type="hidden" name="back" value={back} />
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
