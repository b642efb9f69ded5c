import { MailingChoice } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'
import type { Mailing } from '../../loaders/user-profile-subscription.loader.ts'

export function Choice({ email, status }: Mailing) {
  const { refresh } = useNavigation()
  return <MailingChoice email={email} status={status} onChanged={refresh} />
}
