import { routePath } from '@vitrina/core'
import { type PasskeyView, passkeyMessages as words } from '@vitrina/core/account'
import { useChange } from '../../binding/use-action.ts'
import { ActForm } from '../../forms/act-form.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { Button } from '../../kit/button/button.tsx'
import { style } from '../../theme/style.ts'

const passkeyCardsStyle = style(`
  max-width: 720px; margin-top: 40px;
  & > h2 { margin-bottom: 12px; }
  & > p { margin-bottom: 8px; color: var(--c-ink-2); }
  & > ul { margin-bottom: 20px; }
  & > ul > li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 20px; padding: 18px 0; border-bottom: 1px solid var(--c-line); overflow-wrap: anywhere; }
  & > ul > li > div { min-width: 0; }
  & .when { color: var(--c-ink-3); }
`)

const posted = { action: routePath('user-profile-devices') }

interface PasskeyCardsProps {
  passkeys: readonly PasskeyView[]
  /** There is one more or less: the page has to be read again. */
  onChanged: () => Promise<unknown>
}

/**
 * Lists the passkeys of a member, each to be removed, and makes a new one for this device. Needs a
 * browser with WebAuthn; `onChanged` has the page read again.
 */
export function PasskeyCards({ passkeys, onChanged }: PasskeyCardsProps) {
  const { change, isBusy, failure } = useChange(onChanged)

  return (
    <section className={passkeyCardsStyle()} aria-labelledby="passkeys">
      <h2 id="passkeys">{words.title}</h2>
      <p>{words.intro}</p>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
      {passkeys.length === 0 && <p>{words.none}</p>}
      <ul>
        {passkeys.map(view => (
          <li key={view.id}>
            <div>
              <p className="b">{view.title}</p>
              <p className="when sm">{view.history}</p>
            </div>
            <ActForm
              {...posted}
              fields={{ passkey: view.id }}
              onAct={() =>
                void change(
                  async engine => (await engine.service('passkeys')).remove(view.id),
                  words.removed
                )
              }
            >
              <Button variant="grey" size="s" aria-label={`${words.remove}: ${view.title}`}>
                {words.remove}
              </Button>
            </ActForm>
          </li>
        ))}
      </ul>
      <Button
        type="button"
        variant="soft"
        busy={isBusy}
        data-live
        onClick={() =>
          void change(async engine => (await engine.service('passkeys')).create(), words.created)
        }
      >
        {words.create}
      </Button>
    </section>
  )
}
