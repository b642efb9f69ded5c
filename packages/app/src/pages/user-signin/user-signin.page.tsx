import { queryParams } from '@vitrina/core/routes'
import { sessionMessages } from '@vitrina/core/session'
import { FormMessage, SignInForm } from '@vitrina/react-ui'

import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'
import { useUrl } from '../../routing/router.tsx'

export const page = definePage({ frame: entrance, View: SignIn })

function SignIn() {
  const reason = sessionMessages.reasons[queryParams(useUrl()).get('reason') ?? '']
  return (
    <>
      {reason && <FormMessage tone="waiting">{reason}</FormMessage>}
      <SignInForm />
    </>
  )
}
