import type { PageData } from '@vitrina/core/pages'
import { signInWays } from '@vitrina/core/session'
import { ChoiceChips, FormMessage, PasskeySignIn, style } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { useUrl } from '../../binding/router.tsx'
import { entrance } from '../../frames/entrance.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { signInPageMessages } from './sign-in-page.messages.ts'

const load = async () => (await import('./forms.tsx')).WayForm
const WayForm = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-signin'>({
  frame: entrance,
  View: SignIn,
  late: [WayForm]
})

const waysStyle = style(`margin-top: 20px;`)

function SignIn({ data: { reason, sent, code } }: ViewProps<PageData<'user-signin'>>) {
  const { way, choices } = signInWays(useUrl())
  return (
    <>
      {reason && <FormMessage tone="waiting">{reason}</FormMessage>}
      <nav className={waysStyle()} aria-label={signInPageMessages.ways}>
        <ChoiceChips choices={choices} />
      </nav>
      <WayForm way={way} sent={sent} code={code} />
      <PasskeySignIn />
    </>
  )
}
