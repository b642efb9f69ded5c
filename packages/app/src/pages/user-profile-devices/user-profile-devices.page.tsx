import type { PasskeyView } from '@vitrina/core/account'
import type { DeviceView } from '@vitrina/core/session'
import { DeviceCards, PasskeyCards } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { useNavigation } from '../../routing/router.tsx'
import { devicesPageMessages } from './devices-page.messages.ts'
import type { loader } from './user-profile-devices.loader.ts'

export const page = definePage<typeof loader>({ frame: member, View: Devices })

type DevicesProps = ViewProps<
  { readonly devices: readonly DeviceView[] },
  { readonly passkeys: readonly PasskeyView[] }
>

function Devices({ data, parts }: DevicesProps) {
  const { refresh } = useNavigation()
  return (
    <>
      <DeviceCards devices={data.devices} onEnded={refresh} />
      <PagePart of={parts} name="passkeys" what={devicesPageMessages.whatKeys}>
        {passkeys => <PasskeyCards passkeys={passkeys} onChanged={refresh} />}
      </PagePart>
    </>
  )
}
