import type { PartProfile, Profile, UserParams } from '@vitrina/core/entities'
import { personalMessages } from '@vitrina/core/session'
import { FormMessage, ParamsForm, PersonalForm, Verification } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage, type ViewProps } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { useNavigation } from '../../routing/router.tsx'
import type { loader } from './user-profile-personal.loader.ts'

interface PersonalParts {
  readonly contacts: PartProfile
  readonly params: UserParams
}

export const page = definePage<typeof loader>({ frame: member, View: Personal })

function Personal({
  data: { profile },
  parts
}: ViewProps<{ readonly profile: Profile }, PersonalParts>) {
  const { refresh } = useNavigation()
  const hasSchool = profile.isOrganization || profile.schoolInfo !== null
  return (
    <>
      <div className="narrow">
        <PersonalForm profile={profile} onSaved={() => void refresh()} />
      </div>
      <section className="narrow">
        <h2>Контакты</h2>
        <PagePart of={parts} name="contacts" what="подтверждение контактов">
          {contacts => <Contacts {...contacts} />}
        </PagePart>
      </section>
      <section className="narrow">
        <h2>Настройки</h2>
        <PagePart of={parts} name="params" what="настройки">
          {params => <ParamsForm params={params} hasSchool={hasSchool} />}
        </PagePart>
      </section>
    </>
  )
}

function Contacts({ email, emailVerified, phone, phoneVerified, missingFields }: PartProfile) {
  const { refresh } = useNavigation()
  const again = () => void refresh()
  return (
    <>
      {missingFields.length > 0 && (
        <FormMessage tone="waiting">{personalMessages.missing(missingFields)}</FormMessage>
      )}
      <Verification
        title="E-mail"
        contact={{ kind: 'email', value: email }}
        isVerified={emailVerified}
        onVerified={again}
      />
      {phone !== '' && (
        <Verification
          title="Телефон"
          contact={{ kind: 'phone', value: phone }}
          isVerified={phoneVerified}
          onVerified={again}
        />
      )}
    </>
  )
}
