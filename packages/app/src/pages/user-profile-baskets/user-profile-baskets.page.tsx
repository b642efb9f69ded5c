import type { KeptBasketsPage } from '@vitrina/core/kept-baskets'
import { KeptBasketList } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'
import type { loader } from './user-profile-baskets.loader.ts'

export const page = definePage<typeof loader>({ frame: member, View: KeptBaskets })

function KeptBaskets({ data }: ViewProps<KeptBasketsPage>) {
  const { refresh } = useNavigation()
  return <KeptBasketList page={data} onChanged={refresh} />
}
