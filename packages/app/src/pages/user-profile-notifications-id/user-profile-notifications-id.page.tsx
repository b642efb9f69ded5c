import { Notification } from '@vitrina/react-ui'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'user-profile-notifications-id'>({
  frame: member,
  title: ({ card }) => card.title,
  View: ({ data: { card } }) => <Notification key={card.id} card={card} />
})
