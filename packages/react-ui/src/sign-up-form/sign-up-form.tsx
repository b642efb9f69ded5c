import { routePath } from '@vitrina/core'

import { settledSession } from '../account/settled-session.ts'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { Segment } from '../kit/segment/segment.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { OrganizationFields } from './organization-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import {
  checkSignUp,
  emptySignUp,
  isOrganization,
  type SignUpValues,
  signUpForm
} from './sign-up-values.ts'

interface SignUpFormProps {
  /** The account waits for its e-mail to be confirmed: there are no tokens yet (A19). */
  onUnconfirmed: () => void
}

const kinds = [
  { value: 'person', title: 'Для себя' },
  { value: 'organization', title: 'Для организации' }
]

export function SignUpForm({ onUnconfirmed }: SignUpFormProps) {
  const shop = useShop()
  const form = useForm({ initial: emptySignUp, check: checkSignUp, submit })

  async function submit(values: SignUpValues) {
    const { session } = await shop.engine()
    session.send({ type: 'signup.submit', form: signUpForm(values) })
    const { signedIn, failure } = await settledSession(session)
    if (!signedIn && failure === undefined) onUnconfirmed()
    return failure
  }

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
