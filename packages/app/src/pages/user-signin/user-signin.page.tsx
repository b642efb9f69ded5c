import { queryParams } from '@vitrina/core/routes'
import { sessionMessages, signInWays } from '@vitrina/core/session'
import {
  ChoiceChips,
  CodeSignIn,
  FormMessage,
  PasskeySignIn,
  SignInForm,
  style,
  TemporaryPasswordForm
} from '@vitrina/react-ui'

import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'
import { useUrl } from '../../routing/router.tsx'

export const page = definePage({ frame: entrance, View: SignIn })

const waysStyle = style('margin-top: 20px;')
const forms = { password: SignInForm, code: CodeSignIn, mail: TemporaryPasswordForm }

function SignIn() {
  const url = useUrl()
  const reason = sessionMessages.reasons[queryParams(url).get('reason') ?? '']
  const { way, choices } = signInWays(url)
  const Form = forms[way]
  return (
    <>
      {reason && <FormMessage tone="waiting">{reason}</FormMessage>}
      <nav className={waysStyle()} aria-label="Как войти">
        <ChoiceChips choices={choices} />
      </nav>
      <Form />
      <PasskeySignIn />
    </>
  )
}
