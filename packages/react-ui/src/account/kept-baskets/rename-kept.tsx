import { type KeptBasketView, keptNameForm, keptBasketMessages as words } from '@vitrina/core/cart'
import { KEPT_NAME_MAX } from '@vitrina/core/contracts'
import { useToasts } from '../../binding/toasts.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'

interface RenameKeptProps {
  readonly view: Pick<KeptBasketView, 'id' | 'name'>
  readonly onChanged: () => Promise<unknown>
}

/** Folded until it is wanted; sent to the page where there is no script. */
export function RenameKept({ view: { id, name }, onChanged }: RenameKeptProps) {
  const toasts = useToasts()
  const form = useForm(keptNameForm, name, async (engine, next) => {
    await (await engine.part('keptBaskets')).rename(id, next)
    toasts.show({ tone: 'good', text: words.renamed })
    await onChanged()
  })
  return (
    <details className="sm">
      <summary className="link">{words.rename}</summary>
      <form {...form.formProps} className="rename" aria-label={`${words.rename}: ${name}`}>
        {form.failure && <FormMessage>{form.failure}</FormMessage>}
        <input type="hidden" name="id" value={id} />
        <TextField {...form.text('name')} label={words.name} maxLength={KEPT_NAME_MAX} required />
        <Button variant="soft" busy={form.isBusy}>
          {words.save}
        </Button>
      </form>
    </details>
  )
}
