import { literalFieldRules } from '@vitrina/core/platform'
import { siteSubject } from '@vitrina/core/session'
import { realLengths } from '@vitrina/core/values'

import { SignUpForm } from '../../src/account/sign-up-form/sign-up-form.tsx'
import { FieldRulesProvider } from '../../src/binding/field-rules.tsx'
import { useShop } from '../../src/binding/shop-context.tsx'

/** The shop's own settings, and phones as long as each country has them. */
export function SignUpPage({ onUnconfirmed }: { readonly onUnconfirmed: () => void }) {
  const { settings } = useShop().get(siteSubject)
  return (
    <FieldRulesProvider value={{ ...literalFieldRules, phoneLengths: realLengths, ...settings }}>
      <SignUpForm onUnconfirmed={onUnconfirmed} />
    </FieldRulesProvider>
  )
}
