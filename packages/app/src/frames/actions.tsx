import { accountPath } from '@vitrina/core/account'
import { isSignedIn, sessionProfile } from '@vitrina/core/session'
import { firstName } from '@vitrina/core/values'
import { actionMessages, Badge, Icon, useSession } from '@vitrina/react-ui'
import { lazy, Suspense } from 'react'

import { layoutMessages } from './layout.messages.ts'

import { type Place, places, usePlace } from './places.ts'

/** Guests do without it. */
const load = async () => import('./notifications-link.tsx')
const NotificationsLink = import.meta.env.SSR
  ? (await load()).NotificationsLink
  : lazy(async () => ({ default: (await load()).NotificationsLink }))

/** What is the visitor's own: what was gathered, and the account. */
export const Actions = () => (
  <nav className="acts" aria-label={layoutMessages.personal}>
    {[...places].reverse().map(place => (
      <PlaceLink key={place.route} place={place} />
    ))}
    <Suspense fallback={null}>{useSession(isSignedIn) && <NotificationsLink />}</Suspense>
    <AccountLink />
  </nav>
)

function PlaceLink({ place }: { readonly place: Place }) {
  const { href, icon, title, count } = usePlace(place)
  return (
    <a href={href} aria-label={layoutMessages.counted(title, count)}>
      <Icon name={icon} />
      {count > 0 && <Badge named>{count}</Badge>}
      <span>{title}</span>
    </a>
  )
}

function AccountLink() {
  const signedIn = useSession(isSignedIn)
  const name = useSession(session => firstName(sessionProfile(session)?.fio))
  const path = useSession(accountPath)
  const label = signedIn ? name || layoutMessages.profile : actionMessages.signIn
  return (
    <a href={path} aria-label={signedIn ? layoutMessages.account(label) : label}>
      <Icon name="user" />
      <span>{label}</span>
    </a>
  )
}
