import type { BlankPage } from '@vitrina/core/blanks'
import { BlankList } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'
import type { loader } from './user-profile-blank-status.loader.ts'

type BlanksProps = ViewProps<BlankPage>

export const page = definePage<typeof loader>({ frame: member, View: Blanks })

function Blanks({ data }: BlanksProps) {
  const { refresh } = useNavigation()
  return <BlankList blanks={data} onChanged={() => void refresh()} />
}
