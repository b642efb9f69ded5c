import { NotificationList } from '@vitrina/react-ui'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'user-profile-notifications'>({
  frame: member,
  View: ({ data }) => <NotificationList list={data} />
})
