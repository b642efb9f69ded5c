import { useSession } from '@vitrina/react-ui'

import { useUrl } from '../routing/router.tsx'

/** Every price of the page changes with it, so the page comes anew: a form that posts. */
export function CurrencyChoice() {
  const currencies = useSession(session => session.currencies)
  const chosen = useSession(session => session.currencyId)
  const back = useUrl()
  const others = currencies.filter(({ id }) => id !== chosen)
  const current = currencies.find(({ id }) => id === chosen)
  if (current === undefined || others.length === 0) return null
  return (
    <form method="post" action="/preferences">
      <input type="hidden" name="back" value={back} />
      {others.map(({ id, sign, code }) => (
        <button
          key={id}
          type="submit"
          name="currency"
          value={id}
          aria-label={`Показать цены в ${code}`}
        >
          {`${sign} ${code}`}
        </button>
      ))}
    </form>
  )
}
