import { errorMessages } from '@vitrina/core/errors'
import { useState } from 'react'

import { Icon } from '../kit/icon/icon.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { useToasts } from '../toasts/toasts.tsx'
import { profileMenuMessages } from './profile-menu.messages.ts'

/** Ends the session here and in the other windows; whoever shows it leads home. */
export function SignOut() {
  const shop = useShop()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function signOut() {
    setBusy(true)
    try {
      const { session } = await shop.engine()
      session.send({ type: 'signout.submit' })
    } catch {
      setBusy(false)
      toasts.show({ tone: 'error', text: errorMessages.server })
    }
  }

  return (
    <button
      type="button"
      data-live
      data-intent
      aria-disabled={isBusy}
      onClick={() => void signOut()}
    >
      <Icon name="logout" />
      <span>{profileMenuMessages.signOut}</span>
    </button>
  )
}
