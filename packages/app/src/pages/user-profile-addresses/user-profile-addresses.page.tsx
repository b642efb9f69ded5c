import { routePath } from '@vitrina/core'
import type { AddressesPage } from '@vitrina/core/addresses'
import { SavedAddresses } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'
import type { loader } from './user-profile-addresses.loader.ts'

export const page = definePage<typeof loader>({ frame: member, View: Addresses })

function Addresses({ data }: ViewProps<AddressesPage>) {
  const { open, refresh } = useNavigation()
  return (
    <SavedAddresses
      page={data}
      onChanged={refresh}
      onSaved={() => void open(routePath('user-profile-addresses'))}
    />
  )
}
