import type { AskedTaking, KeptBasketsPage } from '@vitrina/core/cart'
import { KeptBasketList } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'

interface BasketsProps {
  readonly page: KeptBasketsPage
  readonly asked?: AskedTaking | undefined
}

export function Baskets({ page, asked }: BasketsProps) {
  const { refresh } = useNavigation()
  return <KeptBasketList page={page} asked={asked} onChanged={refresh} />
}
