import { toFailure } from '@vitrina/core'
import type { Contact, VerificationActor } from '@vitrina/core/verification'
import { useEffect, useState } from 'react'

import { useShop } from '../shop/shop-context.tsx'
import { useRunning } from '../shop/use-running.ts'

interface Proof {
  readonly contact: Contact
  /** The part of the shop that proves it. */
  readonly way: 'createVerification' | 'createCodeSignIn'
  readonly onVerified?: () => void
}

/** Proves a contact by a code; nothing runs before the first one is asked for. */
export function useVerification({ contact, way, onVerified }: Proof) {
  const shop = useShop()
  const [actor, setActor] = useState<VerificationActor>()
  const [failure, setFailure] = useState('')
  const snapshot = useRunning(actor)
  const isVerified = snapshot?.matches('verified') === true

  useEffect(() => {
    if (isVerified) onVerified?.()
  }, [isVerified])

  async function ask() {
    if (actor !== undefined) return actor.send({ type: 'code.send' })
    try {
      const open = await (await shop.engine()).part(way)
      const opened = open(contact)
      opened.send({ type: 'code.send' })
      setActor(opened)
    } catch (error) {
      setFailure(toFailure(error).message)
    }
  }

  return {
    context: snapshot?.context,
    isBusy: snapshot?.hasTag('busy') === true,
    failure: snapshot?.context.failure?.message ?? failure,
    ask,
    type: (text: string) => actor?.send({ type: 'code.type', text })
  }
}
