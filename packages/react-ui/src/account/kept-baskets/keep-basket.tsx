import { badgeCount, basketSubject } from '@vitrina/core/basket'
import { keptNameForm, keptBasketMessages as words } from '@vitrina/core/cart'
import { KEPT_NAME_MAX } from '@vitrina/core/contracts'
import { countedNouns, countOf } from '@vitrina/core/values'
import { useSubject } from '../../binding/shop-context.tsx'
import { useToasts } from '../../binding/toasts.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'

interface KeepBasketProps {
  readonly suggestedName: string
  readonly onKept: () => Promise<unknown>
}

/** The basket as it is now, and the name to put it aside under. */
export function KeepBasket(props: KeepBasketProps) {
  const count = useSubject(basketSubject, badgeCount)
  if (count === 0) return <p>{words.nothing}</p>
  return (
    <>
      <p>{words.now(countOf(count, countedNouns.products))}</p>
      <KeepForm {...props} />
    </>
  )
}

function KeepForm({ suggestedName, onKept }: KeepBasketProps) {
  const toasts = useToasts()
  const form = useForm(keptNameForm, suggestedName, async (engine, name) => {
    await (await engine.part('keptBaskets')).keep(name)
    toasts.show({ tone: 'good', text: words.kept(name) })
    await onKept()
  })
  return (
    <form {...form.formProps} className="keep" aria-label={words.keep}>
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <TextField {...form.text('name')} label={words.name} maxLength={KEPT_NAME_MAX} required />
      <Button busy={form.isBusy}>{words.keep}</Button>
    </form>
  )
}
