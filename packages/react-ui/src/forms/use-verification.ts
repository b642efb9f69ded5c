import type { Contact } from '@vitrina/core/engine'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

import { useOnFirstEvent } from '../binding/use-on-first-event.ts'

interface Proof {
  readonly contact: Contact
  /** The part of the shop that proves it. */
  readonly way: 'createVerification' | 'createCodeSignIn'
  readonly onVerified?: () => void
}

/** Proves a contact by a code; nothing runs before the first one is asked for. */
export function useVerification({ contact, way, onVerified }: Proof) {
  const { opened, isBusy, failure, send } = useOnFirstEvent(async engine =>
    (await engine.service(way))(contact)
  )
  const snapshot = useSelector(opened?.actor, state => state)
  const isVerified = snapshot?.matches('verified') === true

  useEffect(() => {
    if (isVerified) onVerified?.()
  }, [isVerified])

  return {
    context: snapshot?.context,
    isBusy: isBusy || snapshot?.hasTag('busy') === true,
    failure: snapshot?.context.failure?.message ?? failure,
    ask: () => send({ type: 'code.send' }),
    type: (text: string) => void send({ type: 'code.type', text })
  }
}
