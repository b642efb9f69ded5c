import { passkeyMessages as words } from '@vitrina/core/account'
import { notifyKeptBasket } from '@vitrina/core/basket'
import { useShop } from '../../binding/shop-context.tsx'
import { useAction } from '../../binding/use-action.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { Button } from '../../kit/button/button.tsx'
import { style } from '../../theme/style.ts'

const passkeySignInStyle = style(`
  display: grid; gap: 12px; margin-top: 20px; padding-top: 20px; border-top: 1px solid var(--c-line);
`)

/**
 * Signs in by a passkey of the device, without a password. The session changes, and the page
 * follows it; a refusal is said above the button.
 */
export function PasskeySignIn() {
  const shop = useShop()
  const { run, isBusy, failure } = useAction()

  const signIn = () =>
    notifyKeptBasket(
      shop,
      run(async engine => (await engine.service('passkeys')).signIn()).then(
        signed => signed?.result === true
      )
    )

  return (
    <div className={passkeySignInStyle()}>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
      <Button
        type="button"
        variant="line"
        size="l"
        wide
        busy={isBusy}
        data-live
        onClick={() => void signIn()}
      >
        {words.signIn}
      </Button>
    </div>
  )
}
