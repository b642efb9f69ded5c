import { routePath } from '@vitrina/core'
import { type DeviceView, deviceMessages as words } from '@vitrina/core/session'
import { useChange } from '../../binding/use-action.ts'
import { ActForm } from '../../forms/act-form.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { Button } from '../../kit/button/button.tsx'
import { Status } from '../../kit/tag/tag.tsx'
import { style } from '../../theme/style.ts'
import { deviceCardsMessages } from './device-cards.messages.ts'

const deviceCardsStyle = style(`
  max-width: 720px;
  & > p { margin-bottom: 8px; color: var(--c-ink-2); }
  & > ul > li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 20px; padding: 18px 0; border-bottom: 1px solid var(--c-line); overflow-wrap: anywhere; }
  & > ul > li > div { min-width: 0; }
  & .when { color: var(--c-ink-3); }
`)

const posted = { action: routePath('user-profile-devices') }

interface DeviceCardsProps {
  devices: readonly DeviceView[]
  /** One of them is signed out: the page has to be read again. */
  onEnded: () => Promise<unknown>
}

/**
 * Lists the devices on which a member is signed in; each but his own can be signed out. `devices`
 * are views of the page `user-profile-devices`, `onEnded` has that page read again.
 */
export function DeviceCards({ devices, onEnded }: DeviceCardsProps) {
  const { change, failure } = useChange(onEnded)
  const end = (id: string) =>
    change(async engine => (await engine.service('account')).endDevice(id), words.ended)

  return (
    <section className={deviceCardsStyle()} aria-label={deviceCardsMessages.title}>
      <p>{words.intro}</p>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
      <ul>
        {devices.map(device => (
          <li key={device.id}>
            <div>
              <p className="b">{device.title}</p>
              <p className="when sm">{`${device.used}. ${device.signedIn}`}</p>
            </div>
            {device.isCurrent ? (
              <Status tone="good">{words.current}</Status>
            ) : (
              <ActForm {...posted} fields={{ id: device.id }} onAct={() => void end(device.id)}>
                <Button variant="grey" size="s" aria-label={`${words.end}: ${device.title}`}>
                  {words.end}
                </Button>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
