import { routePath } from '@vitrina/core'
import { actionMessages, Button } from '@vitrina/react-ui'
import { entrance } from '../../frames/entrance.tsx'
import { entranceActionsStyle } from '../../frames/entrance-actions.styles.ts'
import { definePage } from '../../routing/define-page.ts'
import { passwordSentMessages } from './password-sent.messages.ts'

export const page = definePage<'user-password-reset-complete'>({
  frame: entrance,
  intro: () => passwordSentMessages.intro,
  View: () => (
    <p className={entranceActionsStyle()}>
      <Button size="l" href={routePath('user-signin')}>
        {actionMessages.signIn}
      </Button>
      <Button size="l" variant="grey" href={routePath('user-password-reset')}>
        {passwordSentMessages.again}
      </Button>
    </p>
  )
})
