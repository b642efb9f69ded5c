import type { DeviceView } from '@vitrina/core/devices'
import { DeviceCards } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'
import type { loader } from './user-profile-devices.loader.ts'

export const page = definePage<typeof loader>({ frame: member, View: Devices })

function Devices({ data }: ViewProps<{ readonly devices: readonly DeviceView[] }>) {
  const { refresh } = useNavigation()
  return <DeviceCards devices={data.devices} onEnded={refresh} />
}
