import { sessionMessages } from '@vitrina/core/session'
import { FormMessage, SignInForm } from '@vitrina/react-ui'
import { useSearch } from 'wouter'

import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'

export const page = definePage({ frame: entrance, View: SignIn })

function SignIn() {
  const query = new URLSearchParams(useSearch())
  const reason = sessionMessages.reasons[query.get('reason') ?? '']
  return (
    <>
      {reason && <FormMessage tone="waiting">{reason}</FormMessage>}
      <SignInForm />
    </>
  )
}
