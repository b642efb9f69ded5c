import { passkeyMessages as words } from '@vitrina/core/passkeys'

import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { useAction } from '../shop/use-action.ts'
import { useKeptBasketNews } from '../sign-in-form/use-kept-basket-news.ts'
import { style } from '../theme/style.ts'

const passkeySignInStyle = style(`
  display: grid; gap: 12px; margin-top: 20px; padding-top: 20px; border-top: 1px solid var(--c-line);
`)

/** Signs in by a passkey; the session leads on. */
export function PasskeySignIn() {
  const tellKeptBasket = useKeptBasketNews()
  const { run, isBusy, failure } = useAction()

  const signIn = () =>
    tellKeptBasket(run(({ passkeys }) => passkeys.signIn()).then(signed => signed?.result === true))

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
        data-intent
        onClick={() => void signIn()}
      >
        {words.signIn}
      </Button>
    </div>
  )
}
