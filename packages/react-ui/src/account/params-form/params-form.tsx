import { hasSchool, paramsForm, pickedTown, typedTown } from '@vitrina/core/account'
import { cityNote, citySuggestions, cityTitle } from '@vitrina/core/catalog'
import type { Profile, UserParams } from '@vitrina/core/entities'
import { SCHOOL_MAX } from '@vitrina/core/entities'
import type { FormBinding } from '../../forms/form-binding.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { PlaceCombobox } from '../../forms/place-combobox.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { paramsFormMessages } from './params-form.messages.ts'

interface ParamsFormProps {
  params: UserParams
  profile: Pick<Profile, 'isOrganization' | 'schoolInfo'>
}

/**
 * Lets a member set his town; organizations, and who has named a school, set the school as well.
 * `params` and `profile` come from the page `user-profile-personal`.
 */
export function ParamsForm({ params, profile }: ParamsFormProps) {
  const form = useForm(paramsForm, { params, profile }, async (engine, body) =>
    (await engine.service('account')).saveParams(body)
  )
  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label={paramsFormMessages.title}>
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {form.thanks && <FormMessage tone="good">{form.thanks}</FormMessage>}
      <PlaceCombobox
        {...form.field('city')}
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
