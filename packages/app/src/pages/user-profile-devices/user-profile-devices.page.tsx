import type { PasskeyView } from '@vitrina/core/account'
import type { DeviceView } from '@vitrina/core/session'
import { DeviceCards, PasskeyCards } from '@vitrina/react-ui'
import { PageSection } from '../../binding/page-section.tsx'
import { useNavigation } from '../../binding/router.tsx'
import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { devicesPageMessages } from './devices-page.messages.ts'

export const page = definePage<'user-profile-devices'>({ frame: member, View: Devices })

type DevicesProps = ViewProps<
  { readonly devices: readonly DeviceView[] },
  { readonly passkeys: readonly PasskeyView[] }
>

function Devices({ data, sections }: DevicesProps) {
  const { refresh } = useNavigation()
  return (
    <>
      <DeviceCards devices={data.devices} onEnded={refresh} />
      <PageSection of={sections} name="passkeys" what={devicesPageMessages.whatKeys}>
        {passkeys => <PasskeyCards passkeys={passkeys} onChanged={refresh} />}
      </PageSection>
    </>
  )
}
