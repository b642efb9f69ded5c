import { routePath } from '@vitrina/core'
import { deletionLinkMessages } from '@vitrina/core/account'
import { firstName } from '@vitrina/core/values'
import { NewNotifications } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { touchedPart } from '../../page-part/touched-part.ts'
import { profilePageMessages } from './profile-page.messages.ts'
import type { loader } from './user-profile.loader.ts'

const load = async () => import('./overview.tsx')
const drawn = import.meta.env.SSR ? await load() : undefined
const Overview = touchedPart(async () => (await load()).Overview, drawn?.Overview)
const LastOrders = touchedPart(async () => (await load()).LastOrders, drawn?.LastOrders)

export const page = definePage<typeof loader>({
  frame: member,
  late: [Overview, LastOrders],
  title: ({ profile }) => greeting(profile.fio),
  View: ({ parts }) => (
    <>
      <Overview parts={parts} />
      <PagePart of={parts} name="notifications" what={profilePageMessages.whatNotifications}>
        {cards => <NewNotifications cards={cards} />}
      </PagePart>
      {parts.orders && <LastOrders orders={parts.orders} />}
      <p>
        <a className="link sm" href={routePath('user-profile-delete')}>
          {deletionLinkMessages.title}
        </a>
      </p>
    </>
  )
})

/** «Соколова Анна Игоревна» → «Анна, здравствуйте». */
const greeting = (fio: string) => profilePageMessages.greeting(firstName(fio))
