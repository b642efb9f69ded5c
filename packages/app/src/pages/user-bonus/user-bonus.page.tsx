import { routePath } from '@vitrina/core'
import { bonusPageMessages as words } from '@vitrina/core/account'
import { verificationMessages as proofWords } from '@vitrina/core/engine'
import type { PageData } from '@vitrina/core/pages'
import { routeTitle } from '@vitrina/core/routes'
import { isSignedIn } from '@vitrina/core/session'
import { actionMessages, Button, EmptyState, useSession } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { memberOrGuest } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { BonusAccount } from './bonus-account.tsx'

const load = async () => (await import('../../parts/prove-email.tsx')).ProveEmail
const ProveEmail = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-bonus'>({
  frame: memberOrGuest,
  View: Bonuses,
  late: [ProveEmail]
})

function Bonuses({ data: { isOn, account, toProve } }: ViewProps<PageData<'user-bonus'>>) {
  if (account !== undefined) return <BonusAccount account={account} />
  if (toProve !== undefined) return <ProveEmail email={toProve} why={proofWords.whyForBonuses} />
  return isOn ? <Invitation /> : <SwitchedOff />
}

const Invitation = () => (
  <EmptyState
    level={1}
    title={routeTitle('user-bonus')}
    note={words.emptyNote}
    actions={
      <>
        <Button href={routePath('user-signin')}>{actionMessages.signIn}</Button>
        <Button variant="grey" href={routePath('user-signup')}>
          {actionMessages.signUp}
        </Button>
      </>
    }
  >
    {words.invitation}
  </EmptyState>
)

const SwitchedOff = () => (
  <EmptyState
    level={useSession(isSignedIn) ? 2 : 1}
    title={words.offTitle}
    actions={<Button href={routePath('catalog')}>{words.toCatalogue}</Button>}
  >
    {words.off}
  </EmptyState>
)
