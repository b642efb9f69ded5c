import { deviceToday } from '@vitrina/core/browser'
import { type Profile } from '@vitrina/core/entities'
import { personalForm, personalMessages as words } from '@vitrina/core/session'
import { fieldMasks } from '@vitrina/core/values'
import { useState } from 'react'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Verification } from '../../forms/verification.tsx'
import { Button } from '../../kit/button/button.tsx'
import { MaskedInput } from '../../kit/masked-input/masked-input.tsx'
import { PasswordField } from '../../kit/password-field/password-field.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { PersonFields } from '../sign-up-form/person-fields.tsx'
import { personalFormMessages } from './personal-form.messages.ts'

interface PersonalFormProps {
  profile: Profile
  /** The account is another one now: the page has to be read again. */
  onSaved: () => void
}

/**
 * Changes name, e-mail, phone and birthday of a member. Another e-mail asks for the password and is
 * proven by a code; `onSaved` has the page read again.
 */
export function PersonalForm({ profile, onSaved }: PersonalFormProps) {
  const facts = { profile, rules: useFieldRules(), today: deviceToday() }
  const form = useForm(personalForm, facts, async (engine, body) => {
    const saved = await (await engine.service('account')).saveProfile(body)
    onSaved()
    return saved
  })

  const [proven, setProven] = useState('')
  const typed = form.values.email.trim().toLowerCase()
  const email = typed === profile.email ? undefined : typed

  return (
    <form
      {...form.formProps}
      className={accountFormStyle()}
      aria-label={personalFormMessages.title}
    >
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {form.thanks && <FormMessage tone="good">{form.thanks}</FormMessage>}
      <PersonFields form={form} />
      <MaskedInput
        {...form.field('birthDate')}
        label={personalFormMessages.birthday}
        mask={fieldMasks.date}
        placeholder={personalFormMessages.birthdayExample}
        inputMode="numeric"
        autoComplete="bday"
        value={form.values.birthDate}
        onValue={value => form.change('birthDate', value)}
      />
      {email !== undefined && (
        <>
          <PasswordField
            {...form.text('password')}
            label={words.password}
            hint={words.whyPassword}
            autoComplete="current-password"
          />
          {proven === email ? (
            <FormMessage tone="good">{words.emailProven}</FormMessage>
          ) : (
            <Verification
              title={words.newEmail}
              contact={{ kind: 'email', value: email }}
              isVerified={false}
              onVerified={() => setProven(email)}
            />
          )}
        </>
      )}
      <Button size="l" busy={form.isBusy}>
        {personalFormMessages.save}
      </Button>
    </form>
  )
}
