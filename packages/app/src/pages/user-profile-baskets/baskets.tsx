import type { KeptBasketsPage } from '@vitrina/core/kept-baskets'
import { KeptBasketList } from '@vitrina/react-ui'

import { useNavigation } from '../../routing/router.tsx'

export function Baskets({ page }: { readonly page: KeptBasketsPage }) {
  const { refresh } = useNavigation()
  return <KeptBasketList page={page} onChanged={refresh} />
}
