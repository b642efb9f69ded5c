import { toFailure } from '@vitrina/core'
import type { OpenRestock, RestockView } from '@vitrina/core/restock'
import { useEffect, useRef, useState } from 'react'

import { useFieldRules } from '../form/field-rules.tsx'
import { useShop } from '../shop/shop-context.tsx'

const untouched: RestockView = {
  ...{ state: 'neutral', error: undefined, highlighted: false, announced: false },
  ...{ failure: '', thanks: '', isBusy: false }
}

/** The core's form of the letter, whose code is fetched with the first attempt. */
export function useRestock(groupId: number) {
  const shop = useShop()
  const rules = useFieldRules()
  const opened = useRef<OpenRestock>(undefined)
  const [view, setView] = useState(untouched)

  useEffect(() => () => opened.current?.stop(), [])

  async function submit(email: string) {
    try {
      const { openRestock } = await import('@vitrina/core/restock')
      opened.current ??= openRestock(
        { groupId, rules },
        async letter => (await (await shop.engine()).part('askForRestockLetter'))(letter),
        { clock: shop.clock, show: setView }
      )
      opened.current.send({ type: 'form.submit', page: { email } })
    } catch (error) {
      // The code of the form did not arrive.
      setView({ ...untouched, failure: toFailure(error).message })
    }
  }

  return {
    ...view,
    submit: (email: string) => void submit(email),
    change: (email: string) => opened.current?.send({ type: 'form.edit', values: { email } })
  }
}
