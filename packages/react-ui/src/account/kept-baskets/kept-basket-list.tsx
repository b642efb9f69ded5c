import { routePath } from '@vitrina/core'
import { badgeCount, basketSubject } from '@vitrina/core/basket'
import {
  type AskedTaking as Asked,
  addTaking,
  type KeptBasketsPage,
  type KeptBasketView,
  keptNameForm,
  keptQuestion,
  repeatMessages,
  keptBasketMessages as words
} from '@vitrina/core/cart'
import { KEPT_NAME_MAX } from '@vitrina/core/contracts'
import { countedNouns, countOf } from '@vitrina/core/values'
import { BringBack } from '../../basket/bring-back.tsx'
import { RepeatAnswers } from '../../basket/repeat-answers.tsx'
import { useShop, useSubject } from '../../binding/shop-context.tsx'
import { useToasts } from '../../binding/toasts.tsx'
import { usePrices } from '../../binding/use-prices.ts'
import { List } from '../../catalog/list/list.tsx'
import { ConfirmAction } from '../../forms/confirm-action.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { GoodsRow } from '../../orders/order-card/goods-row.tsx'
import { orderCardStyle } from '../../orders/order-card/order-card.styles.ts'
import { style } from '../../theme/style.ts'
import { keptBasketListMessages } from './kept-basket-list.messages.ts'

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
      read={async engine => (await engine.service('keptBaskets')).lines(id)}
      question={lines => keptQuestion(lines, { name, inBasket: inBasket(), show })}
      take={async (engine, lines, mode) =>
        (await engine.service('keptBaskets')).taking(lines, mode)
      }
      onTaken={taking => addTaking(shop, name, taking)}
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
    await (await engine.service('keptBaskets')).rename(id, next)
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
function KeptBasketCard({ view, onChanged }: KeptBasketCardProps) {
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
            act={async engine => (await engine.service('keptBaskets')).remove(id)}
            done={words.removed(name)}
            onDone={() => void onChanged()}
          />
        </div>
      </div>
    </article>
  )
}

const keptBasketsStyle = style(`
  & > p { max-width: 720px; margin-bottom: 16px; color: var(--c-ink-2); }
  & > .asked { display: grid; gap: 14px; max-width: 720px; margin-bottom: 28px; padding: 22px 24px; border: 1px solid var(--c-line); border-radius: var(--r-l); }
  & > .keep { display: grid; grid-template-columns: minmax(0, 420px) auto; gap: 10px 12px; align-items: end; justify-content: start; margin-bottom: 28px; }
  & > .keep > [role] { grid-column: 1 / -1; }
  & .cards { display: grid; gap: 14px; margin-top: 18px; }
  & summary { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer; }
  & .rename { display: grid; grid-template-columns: minmax(0, 420px) auto; gap: 10px; align-items: end; justify-content: start; margin-top: 6px; }
  @media (max-width: 767px) { & > .keep, & .rename { grid-template-columns: minmax(0, 1fr); } }
`)

interface KeepBasketProps {
  readonly suggestedName: string
  readonly onKept: () => Promise<unknown>
}

/** The basket as it is now, and the name to put it aside under. */
function KeepBasket(props: KeepBasketProps) {
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
    await (await engine.service('keptBaskets')).keep(name)
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

/** The question of a kept basket on its page, for a form that could not open a window. */
function AskedTaking({ asked }: { readonly asked: Asked }) {
  const { show } = usePrices()
  const page = routePath('user-profile-baskets')
  const question = keptQuestion(asked.lines, { ...asked, show })
  return (
    <form className="asked" method="post" action={page} aria-labelledby="asked-taking">
      <h2 id="asked-taking" className="h4">
        {question.title}
      </h2>
      <input type="hidden" name="take" value={asked.id} />
      <RepeatAnswers
        question={question}
        stay={
          <Button href={page} variant="grey">
            {repeatMessages.notNow}
          </Button>
        }
      />
    </form>
  )
}

interface KeptBasketListProps {
  readonly page: KeptBasketsPage
  /** The one that a form without script asks about. */
  readonly asked?: Asked | undefined
  /** There are others now: the page has to be read again. */
  readonly onChanged: () => Promise<unknown>
}

/**
 * Puts the present basket aside under a name, and lists those that were put aside before: to take
 * back, rename or remove. `page` comes from the page `user-profile-baskets`, `onChanged` has it
 * read again.
 */
export const KeptBasketList = ({ page, asked, onChanged }: KeptBasketListProps) => (
  <section className={keptBasketsStyle()} aria-label={keptBasketListMessages.title}>
    <p>{words.intro}</p>
    {asked && <AskedTaking asked={asked} />}
    <KeepBasket suggestedName={page.suggestedName} onKept={onChanged} />
    <List list={page}>
      {cards => (
        <div className="cards">
          {cards.map(view => (
            <KeptBasketCard key={view.id} view={view} onChanged={onChanged} />
          ))}
        </div>
      )}
    </List>
  </section>
)
