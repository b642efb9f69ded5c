import { routePath } from '@vitrina/core'
import { deletionLinkMessages } from '@vitrina/core/account'
import { firstName } from '@vitrina/core/values'
import { NewNotifications } from '@vitrina/react-ui'
import { PagePart } from '../../binding/page-part.tsx'
import { touchedPart } from '../../binding/touched-part.ts'
import { member } from '../../frames/member.tsx'
import type { loader } from '../../loaders/user-profile.loader.ts'
import { definePage } from '../../routing/define-page.ts'
import { profilePageMessages } from './profile-page.messages.ts'

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
