import { deviceToday } from '@vitrina/core/browser'
import type { FormDefinition } from '@vitrina/core/entities'
import { fileField, isRequired, shopForm } from '@vitrina/core/forms'
import { strongestRole } from '@vitrina/core/session'
import { useFieldRules } from '../binding/field-rules.tsx'
import { useSession } from '../binding/shop-context.tsx'
import { FormMessage } from '../forms/form-message.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../kit/button/button.tsx'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { style } from '../theme/style.ts'
import { ShopField } from './shop-field.tsx'
import { shopFormMessages } from './shop-form.messages.ts'

const shopFormStyle = style(`
  display: grid; gap: 20px;
  & .choices > legend { margin-bottom: 8px; font-size: var(--fs-sm); font-weight: 500; }
  & .choices > legend > .req { margin-left: 2px; color: var(--c-red); }
  & .radio { display: flex; align-items: center; gap: 10px; min-height: 44px; cursor: pointer; }
  & .radio > input { width: 20px; height: 20px; accent-color: var(--c-pen); }
  & .choices > small { color: var(--c-ink-2); }
  & .choices > p { color: var(--c-red); font-size: var(--fs-sm); }
`)

interface ShopFormProps {
  readonly form: FormDefinition
  /** The path it is written from. */
  readonly page: string
  /** It has just been sent, without script. */
  readonly isSent?: boolean | undefined
}

/**
 * Draws a form that editors of the shop have made: its fields, rules and texts come as `form`. It
 * is sent by the visitor on the path `page`, and thanks in the same place.
 */
export function ShopForm({ form: definition, page, isSent }: ShopFormProps) {
  const fieldRules = useFieldRules()
  const profile = useSession(session => session.profile)
  const role = useSession(({ roles }) => strongestRole(roles))
  const rules = { role, today: deviceToday(), ...fieldRules }
  const facts = { form: definition, rules, profile, files: [] }
  const form = useForm(shopForm, facts, async (engine, body) =>
    (await engine.service('sendForm'))(body, page)
  )

  if (form.thanks || isSent) {
    return <FormMessage tone="good">{form.thanks || shopFormMessages.received}</FormMessage>
  }
  return (
    <form
      {...form.formProps}
      action={page}
      encType={fileField(definition) && 'multipart/form-data'}
      className={shopFormStyle()}
      aria-label={definition.title}
    >
      <input type="hidden" name="form" value={definition.id} />
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {definition.fields.map(field => (
        <ShopField key={field.code} form={form} field={field} required={isRequired(field, role)} />
      ))}
      <Checkbox {...form.box('accept')}>{definition.consentText}</Checkbox>
      <Button size="l" busy={form.isBusy}>
        {definition.submitText}
      </Button>
    </form>
  )
}
