import type { MailingStatus } from '@vitrina/core/entities'
import { MailingChoice } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { useNavigation } from '../../routing/router.tsx'
import type { loader } from './user-profile-subscription.loader.ts'

interface Mailing {
  readonly email: string
  readonly status: MailingStatus
}

export const page = definePage<typeof loader>({ frame: member, View: Subscription })

function Subscription({ data }: ViewProps<Mailing>) {
  const { refresh } = useNavigation()
  return <MailingChoice {...data} onChanged={refresh} />
}
