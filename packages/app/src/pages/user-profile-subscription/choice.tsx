import type { MailingStatus } from '@vitrina/core/entities'
import { MailingChoice } from '@vitrina/react-ui'

import { useNavigation } from '../../routing/router.tsx'

export interface Mailing {
  readonly email: string
  readonly status: MailingStatus
}

export function Choice({ email, status }: Mailing) {
  const { refresh } = useNavigation()
  return <MailingChoice email={email} status={status} onChanged={refresh} />
}
