import type { PartProfile, Profile, UserParams } from '@vitrina/core/entities'

import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { touchedPart } from '../../page-part/touched-part.ts'
import { personalPageMessages } from './personal-page.messages.ts'
import type { loader } from './user-profile-personal.loader.ts'

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
