import type { PartProfile, Profile, UserParams } from '@vitrina/core/entities'
import { PagePart } from '../../binding/page-part.tsx'
import { touchedPart } from '../../binding/touched-part.ts'
import { member } from '../../frames/member.tsx'
import type { loader } from '../../loaders/user-profile-personal.loader.ts'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { personalPageMessages } from './personal-page.messages.ts'

const load = async () => import('./forms.tsx')
const drawn = import.meta.env.SSR ? await load() : undefined
const Person = touchedPart(async () => (await load()).Person, drawn?.Person)
const Contacts = touchedPart(async () => (await load()).Contacts, drawn?.Contacts)
const ParamsForm = touchedPart(async () => (await load()).ParamsForm, drawn?.ParamsForm)

interface PersonalParts {
  readonly contacts: PartProfile
  readonly params: UserParams
}

export const page = definePage<typeof loader>({
  frame: member,
  View: Personal,
  late: [Person, Contacts, ParamsForm]
})

function Personal({
  data: { profile },
  parts
}: ViewProps<{ readonly profile: Profile }, PersonalParts>) {
  return (
    <>
      <div className="narrow">
        <Person profile={profile} />
      </div>
      <section className="narrow">
        <h2>{personalPageMessages.contacts}</h2>
        <PagePart of={parts} name="contacts" what={personalPageMessages.whatContacts}>
          {contacts => <Contacts {...contacts} />}
        </PagePart>
      </section>
      <section className="narrow">
        <h2>{personalPageMessages.settings}</h2>
        <PagePart of={parts} name="params" what={personalPageMessages.whatSettings}>
          {params => <ParamsForm params={params} profile={profile} />}
        </PagePart>
      </section>
    </>
  )
}
