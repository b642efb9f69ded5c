import { routePath } from '@vitrina/core'
import { toFailure } from '@vitrina/core/platform'
import { type FormEvent, useState } from 'react'
import { usePostMethod, useShop } from '../../binding/shop-context.tsx'
import { useToasts } from '../../binding/toasts.tsx'
import { Icon } from '../../kit/icon/icon.tsx'
import { signOutMessages } from './sign-out.messages.ts'

/** Ends the session here and in the other windows; whoever shows it leads home. */
export function SignOut() {
  const shop = useShop()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)

  async function signOut(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const { session } = await shop.engine()
      session.send({ type: 'signout.submit' })
    } catch (error) {
      setBusy(false)
      toasts.show({ tone: 'error', text: toFailure(error).message })
    }
  }

  return (
    <form
      method={usePostMethod()}
      action="/signout"
      data-live
      onSubmit={event => void signOut(event)}
    >
      <input type="hidden" name="back" value={routePath('home')} />
      <button type="submit" className="row" aria-disabled={isBusy}>
        <Icon name="logout" />
        <span>{signOutMessages.signOut}</span>
      </button>
    </form>
  )
}
