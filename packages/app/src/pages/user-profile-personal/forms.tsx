import type { PartProfile, Profile } from '@vitrina/core/entities'
import { personalMessages as words } from '@vitrina/core/session'
import { FormMessage, PersonalForm, Verification } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'
import { personalPageMessages } from './personal-page.messages.ts'

export { ParamsForm } from '@vitrina/react-ui'

export function Person({ profile }: { readonly profile: Profile }) {
  const { refresh } = useNavigation()
  return <PersonalForm profile={profile} onSaved={() => void refresh()} />
}

export function Contacts({
  email,
  emailVerified,
  phone,
  phoneVerified,
  missingFields
}: PartProfile) {
  const { refresh } = useNavigation()
  const again = () => void refresh()
  return (
    <>
      {missingFields.length > 0 && (
        <FormMessage tone="waiting">
          {words.missing(missingFields.map(name => words.fields[name]).join(', '))}
        </FormMessage>
      )}
      <Verification
        title="E-mail"
        contact={{ kind: 'email', value: email }}
        isVerified={emailVerified}
        onVerified={again}
      />
      {phone !== '' && (
        <Verification
          title={personalPageMessages.phone}
          contact={{ kind: 'phone', value: phone }}
          isVerified={phoneVerified}
          onVerified={again}
        />
      )}
    </>
  )
}
