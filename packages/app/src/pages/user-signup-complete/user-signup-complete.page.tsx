import { routePath } from '@vitrina/core'
import { actionMessages, Button } from '@vitrina/react-ui'
import { entrance } from '../../frames/entrance.tsx'
import { entranceActionsStyle } from '../../frames/entrance-actions.styles.ts'
import { definePage } from '../../routing/define-page.ts'
import { signedUpPageMessages } from './signed-up-page.messages.ts'

export const page = definePage<'user-signup-complete'>({
  frame: entrance,
  intro: () => signedUpPageMessages.intro,
  View: () => (
    <p className={entranceActionsStyle()}>
      <Button size="l" href={routePath('user-signin')}>
        {actionMessages.signIn}
      </Button>
      <Button size="l" variant="grey" href={routePath('catalog')}>
        {actionMessages.toCatalog}
      </Button>
    </p>
  )
})
