import { CodeSignIn } from '../../src/account/code-sign-in/code-sign-in.tsx'
import { EntranceFrame } from '../../src/account/entrance-frame/entrance-frame.tsx'
import { PasskeySignIn } from '../../src/account/passkey-sign-in/passkey-sign-in.tsx'
import { OwnPasswordReset } from '../../src/account/password-reset-form/own-password-reset.tsx'
import { PasswordResetForm } from '../../src/account/password-reset-form/password-reset-form.tsx'
import { SignInForm } from '../../src/account/sign-in-form/sign-in-form.tsx'
import { SignUpForm } from '../../src/account/sign-up-form/sign-up-form.tsx'
import { TemporaryPasswordForm } from '../../src/account/temporary-password/temporary-password-form.tsx'
import { useToasts } from '../../src/binding/toasts.tsx'
import { Sample, State } from '../sample.tsx'
import { serveCodes } from './account-data.ts'
import { InShop } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'

const { store } = await openSampleShop('guest', { serve: serveCodes })

/** Ways into an account. */
export const Entrance = () => (
  <InShop store={store}>
    <Sample of="sign-in-form" variant="columns">
      <SignInForm />
    </Sample>
    <Sample of="sign-up-form" variant="columns">
      <SignUpForm onUnconfirmed={() => undefined} />
    </Sample>
    <Sample of="code-sign-in" variant="columns">
      <CodeSignIn />
    </Sample>
    <Sample of="passkey-sign-in" variant="columns">
      <PasskeySignIn />
    </Sample>
    <Sample of="temporary-password" variant="columns">
      <TemporaryPasswordForm />
    </Sample>
    <Sample of="password-reset-form" variant="rows">
      <State name="Гость называет адрес">
        <Reset />
      </State>
      <State name="В аккаунте адрес известен">
        <OwnPasswordReset email="maria@example.ru" isSent={false} />
      </State>
    </Sample>
    <Sample of="entrance-frame" variant="rows">
      <EntranceFrame title="Вход" intro="С аккаунтом покупать быстрее">
        <SignInForm />
      </EntranceFrame>
    </Sample>
  </InShop>
)

function Reset() {
  const toasts = useToasts()
  return (
    <PasswordResetForm onSent={() => toasts.show({ tone: 'good', text: 'Письмо отправлено' })} />
  )
}
