import type { PageData } from '@vitrina/core/pages'
import { MailingChoice } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'

export function Choice({
  email,
  status
}: NonNullable<PageData<'user-profile-subscription'>['mailing']>) {
  const { refresh } = useNavigation()
  return <MailingChoice email={email} status={status} onChanged={refresh} />
}
