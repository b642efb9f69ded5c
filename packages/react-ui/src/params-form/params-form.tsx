import { hasSchool, paramsForm, pickedTown, typedTown } from '@vitrina/core/account'
import { cityNote, citySuggestions, cityTitle } from '@vitrina/core/catalog'
import type { Profile, UserParams } from '@vitrina/core/entities'
import { SCHOOL_MAX } from '@vitrina/core/entities'

import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { PlaceCombobox } from '../address-field/place-combobox.tsx'
import type { FormBinding } from '../form/form-binding.ts'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { paramsFormMessages } from './params-form.messages.ts'

interface ParamsFormProps {
  params: UserParams
  profile: Pick<Profile, 'isOrganization' | 'schoolInfo'>
}

/** What a member sets for himself besides who he is. */
export function ParamsForm({ params, profile }: ParamsFormProps) {
  const form = useForm(paramsForm, { params, profile }, async (engine, body) =>
    (await engine.part('account')).saveParams(body)
  )
  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label={paramsFormMessages.title}>
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {form.thanks && <FormMessage tone="good">{form.thanks}</FormMessage>}
      <PlaceCombobox
        {...form.look('city')}
        label={paramsFormMessages.city}
        hint={paramsFormMessages.cityHint}
        suggestions={citySuggestions}
        value={form.values.city}
        onValue={city => form.edit(typedTown(city))}
        onPick={option => form.edit(pickedTown(option))}
        titleOf={cityTitle}
        noteOf={cityNote}
      />
      {hasSchool(profile) && <School form={form} />}
      <p>
        <Button size="l" variant="line" busy={form.isBusy}>
          {paramsFormMessages.save}
        </Button>
      </p>
    </form>
  )
}

interface SchoolProps {
  form: FormBinding<'institute' | 'schoolRegion' | 'schoolCity'>
}

const School = ({ form }: SchoolProps) => (
  <>
    <TextField
      {...form.text('institute')}
      label={paramsFormMessages.school}
      maxLength={SCHOOL_MAX}
    />
    <TextField
      {...form.text('schoolRegion')}
      label={paramsFormMessages.region}
      maxLength={SCHOOL_MAX}
    />
    <TextField
      {...form.text('schoolCity')}
      label={paramsFormMessages.schoolCity}
      maxLength={SCHOOL_MAX}
    />
  </>
)
