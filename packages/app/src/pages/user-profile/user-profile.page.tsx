import { routePath } from '@vitrina/core'
import { deletionLinkMessages } from '@vitrina/core/account'
import { firstName } from '@vitrina/core/values'
import { NewNotifications } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { PageSection } from '../../binding/page-section.tsx'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'
import { profilePageMessages } from './profile-page.messages.ts'

const load = async () => import('./overview.tsx')
const drawn = import.meta.env.SSR ? await load() : undefined
const Overview = lazyIsland(async () => (await load()).Overview, drawn?.Overview)
const LastOrders = lazyIsland(async () => (await load()).LastOrders, drawn?.LastOrders)

export const page = definePage<'user-profile'>({
  frame: member,
  late: [Overview, LastOrders],
  title: ({ profile }) => greeting(profile.fio),
  View: ({ sections }) => (
    <>
      <Overview sections={sections} />
      <PageSection of={sections} name="notifications" what={profilePageMessages.whatNotifications}>
        {cards => <NewNotifications cards={cards} />}
      </PageSection>
      {sections.orders && <LastOrders orders={sections.orders} />}
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
