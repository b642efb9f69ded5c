import { badgeCount, basketSubject } from '@vitrina/core/basket'
import {
  type KeptBasketView,
  keptNameForm,
  keptQuestion,
  putTaking,
  keptBasketMessages as words
} from '@vitrina/core/cart'
import { KEPT_NAME_MAX } from '@vitrina/core/contracts'
import { BringBack } from '../../basket/bring-back.tsx'
import { useShop, useSubject } from '../../binding/shop-context.tsx'
import { useToasts } from '../../binding/toasts.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { ConfirmAction } from '../../forms/confirm-action.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { GoodsRow } from '../../orders/order-card/goods-row.tsx'
import { orderCardStyle } from '../../orders/order-card/order-card.styles.ts'

interface TakeKeptProps {
  readonly view: Pick<KeptBasketView, 'id' | 'name'>
}

/** Takes a kept basket back, to the goods in the basket or in their place. */
function TakeKept({ view: { id, name } }: TakeKeptProps) {
  const shop = useShop()
  const { show } = usePrices()
  // An open question follows the basket; one that is asked now counts what lies there now.
  useSubject(basketSubject, badgeCount)
  const inBasket = () => badgeCount(shop.get(basketSubject))

  return (
    <BringBack
      form={{ fields: { take: id } }}
      button={{
        ...{ variant: 'soft', size: 's', children: words.take },
        'aria-label': `${words.take}: ${name}`
      }}
      read={async engine => (await engine.part('keptBaskets')).lines(id)}
      question={lines => keptQuestion(lines, { name, inBasket: inBasket(), show })}
      take={async (engine, lines, mode) => (await engine.part('keptBaskets')).taking(lines, mode)}
      onTaken={taking => putTaking(shop, name, taking)}
    />
  )
}

interface RenameKeptProps {
  readonly view: Pick<KeptBasketView, 'id' | 'name'>
  readonly onChanged: () => Promise<unknown>
}

/** Folded until it is wanted; sent to the page where there is no script. */
function RenameKept({ view: { id, name }, onChanged }: RenameKeptProps) {
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

interface KeptBasketCardProps {
  readonly view: KeptBasketView
  readonly onChanged: () => Promise<unknown>
}

/** A kept basket with what can be done with it. */
export function KeptBasketCard({ view, onChanged }: KeptBasketCardProps) {
  const { id, name, when, items, lines } = view
  return (
    <article className={orderCardStyle()} aria-label={name}>
      <div>
        <h2 className="h4">{name}</h2>
        <p className="sm mut3">{when}</p>
        <RenameKept key={name} view={view} onChanged={onChanged} />
      </div>
      <div className="foot">
        <GoodsRow items={items} all={lines} />
        <div className="acts">
          <TakeKept view={view} />
          <ConfirmAction
            fields={{ remove: id }}
            label={words.remove}
            size="s"
            question={words.removeQuestion(name)}
            consequence={words.consequence}
            yes={words.removeYes}
            no={words.removeNo}
            act={async engine => (await engine.part('keptBaskets')).remove(id)}
            done={words.removed(name)}
            onDone={() => void onChanged()}
          />
        </div>
      </div>
    </article>
  )
}
