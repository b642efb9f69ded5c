import { Notification } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './user-profile-notifications-id.loader.ts'

export const page = definePage<typeof loader>({
  frame: member,
  title: ({ card }) => card.title,
  View: ({ data: { card } }) => <Notification key={card.id} card={card} />
})
