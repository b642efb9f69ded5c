import { type Shop, toFailure } from '@vitrina/core'
import { useState } from 'react'

import { useShop } from './shop-context.tsx'

/** One call of the engine at a time: under way or not, and why it did not work. */
export function useAction() {
  const shop = useShop()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  /** Resolves with `undefined` when the call failed; the failure is then to be shown. */
  async function run<Result>(call: (engine: Shop) => Promise<Result>) {
    setBusy(true)
    setFailure('')
    try {
      return { result: await call(await shop.engine()) }
    } catch (error) {
      setFailure(toFailure(error).message)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, failure, run }
}
