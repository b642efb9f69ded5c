import { Notification } from '@vitrina/react-ui'
import { member } from '../../frames/member.tsx'
import type { loader } from '../../loaders/user-profile-notifications-id.loader.ts'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<typeof loader>({
  frame: member,
  title: ({ card }) => card.title,
  View: ({ data: { card } }) => <Notification key={card.id} card={card} />
})
