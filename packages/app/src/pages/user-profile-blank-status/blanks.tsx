import type { BlankPage } from '@vitrina/core/orders'
import { BlankList } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'

export function Blanks({ page }: { readonly page: BlankPage }) {
  const { refresh } = useNavigation()
  return <BlankList blanks={page} onChanged={() => void refresh()} />
}
