import { routePath } from '@vitrina/core/routes'
import { isOrganization, signUpForm } from '@vitrina/core/session'

import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { useFieldRules } from '../form/field-rules.tsx'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { Segment } from '../kit/segment/segment.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { OrganizationFields } from './organization-fields.tsx'
import { PersonFields } from './person-fields.tsx'

interface SignUpFormProps {
  /** The account waits for its e-mail to be confirmed: there are no tokens yet (A19). */
  onUnconfirmed: () => void
  /** Who buys, where the way here said it. */
  kind?: 'organization' | undefined
}

const kinds = [
  { value: 'person', title: 'Для себя' },
  { value: 'organization', title: 'Для организации' }
]

export function SignUpForm({ onUnconfirmed, kind }: SignUpFormProps) {
  const form = useForm(signUpForm, { ...useFieldRules(), kind }, async ({ account }, body) => {
    const isSignedIn = await account.signUp(body)
    if (!isSignedIn) onUnconfirmed()
  })

  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label="Регистрация">
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <Segment
        legend="Кто покупает"
        name="kind"
        options={kinds}
        value={form.values.kind}
        onChange={kind => form.change('kind', kind)}
      />
      {isOrganization(form.values) && <OrganizationFields form={form} />}
      <PersonFields form={form} />
      <NewPasswordFields form={form} label="Пароль" />
      <div className="checks">
        <Checkbox {...form.box('accept')} required>
          Согласен на{' '}
          <a className="link" href={routePath('policy')} target="_blank" rel="noopener">
            обработку персональных данных
          </a>
        </Checkbox>
        <Checkbox {...form.box('subscribe')}>
          Хочу получать письма о скидках и списках к школе
        </Checkbox>
      </div>
      <Button size="l" wide busy={form.isBusy}>
        Зарегистрироваться
      </Button>
      <p className="again">
        Уже есть кабинет?
        <a className="link" href={routePath('user-signin')}>
          Войти
        </a>
      </p>
    </form>
  )
}
