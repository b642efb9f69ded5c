import { routePath } from '@vitrina/core'
import type { AddressesPage } from '@vitrina/core/account'
import { SavedAddresses } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'

export function Saved({ page }: { readonly page: AddressesPage }) {
  const { open, refresh } = useNavigation()
  return (
    <SavedAddresses
      page={page}
      onChanged={refresh}
      onSaved={() => void open(routePath('user-profile-addresses'))}
    />
  )
}
