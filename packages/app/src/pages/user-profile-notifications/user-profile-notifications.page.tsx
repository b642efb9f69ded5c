import { NotificationList } from '@vitrina/react-ui'
import { member } from '../../frames/member.tsx'
import type { loader } from '../../loaders/user-profile-notifications.loader.ts'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data }) => <NotificationList list={data} />
})
