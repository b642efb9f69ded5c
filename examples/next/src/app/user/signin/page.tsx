import { SignInForm } from '@vitrina/react-ui'
import { read } from '../../../shop'

export default async function SignIn() {
  const { reason } = (await read('user-signin')).data
  return (
    <SignInForm>
      <h1>Вход</h1>
      {reason}
    </SignInForm>
  )
}
