import type { PartProfile, Profile, UserParams } from '@vitrina/core/entities'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { PageSection } from '../../binding/page-section.tsx'
import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { personalPageMessages } from './personal-page.messages.ts'

const load = async () => import('./forms.tsx')
const drawn = import.meta.env.SSR ? await load() : undefined
const Person = lazyIsland(async () => (await load()).Person, drawn?.Person)
const Contacts = lazyIsland(async () => (await load()).Contacts, drawn?.Contacts)
const ParamsForm = lazyIsland(async () => (await load()).ParamsForm, drawn?.ParamsForm)

interface PersonalSections {
  readonly contacts: PartProfile
  readonly params: UserParams
}

export const page = definePage<'user-profile-personal'>({
  frame: member,
  View: Personal,
  late: [Person, Contacts, ParamsForm]
})

function Personal({
  data: { profile },
  sections
}: ViewProps<{ readonly profile: Profile }, PersonalSections>) {
  return (
    <>
      <div className="narrow">
        <Person profile={profile} />
      </div>
      <section className="narrow">
        <h2>{personalPageMessages.contacts}</h2>
        <PageSection of={sections} name="contacts" what={personalPageMessages.whatContacts}>
          {contacts => <Contacts {...contacts} />}
        </PageSection>
      </section>
      <section className="narrow">
        <h2>{personalPageMessages.settings}</h2>
        <PageSection of={sections} name="params" what={personalPageMessages.whatSettings}>
          {params => <ParamsForm params={params} profile={profile} />}
        </PageSection>
      </section>
    </>
  )
}
