import { type Shop, toFailure } from '@vitrina/core'
import { toastsSubject } from '@vitrina/core/store'
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

/** Changes of what a page shows, one at a time: told when done, and the page is read again. */
export function useChange(onChanged: () => unknown) {
  const shop = useShop()
  const { run, isBusy, failure } = useAction()

  /** `done` is what a toast says then. */
  async function change(call: (engine: Shop) => Promise<unknown>, done?: string) {
    if (isBusy || !(await run(call))) return
    if (done !== undefined) {
      shop.send(toastsSubject, { type: 'toast.show', toast: { tone: 'good', text: done } })
    }
    await onChanged()
  }

  return { change, isBusy, failure }
}
