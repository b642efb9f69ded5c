import type { Order } from '@vitrina/core/entities'
import {
  REFUND_FILES_MAX,
  type RefundForm as RefundValues,
  refundForm,
  refundSum,
  refundMessages as words
} from '@vitrina/core/orders'
import type { ChangeEvent } from 'react'
import { usePrices } from '../../binding/use-prices.ts'
import { Attachments } from '../../forms/attachments.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { RadioCard, RadioCards } from '../../kit/radio-card/radio-card.tsx'
import { TextArea } from '../../kit/text-area/text-area.tsx'
import { style } from '../../theme/style.ts'
import { RefundGoods } from './refund-goods.tsx'

const refundFormStyle = style(`
  display: grid; gap: 28px; max-width: 760px;
  & h3 { margin-bottom: 12px; font-size: 1.125rem; letter-spacing: -.01em; color: var(--c-ink); }
  & .goods > li { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; align-items: center; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--c-line); line-height: 1.35; }
  & .goods [data-art] img { width: 76%; }
  & .goods small { display: block; margin-top: 2px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .pieces { display: grid; gap: 4px; justify-items: center; width: 132px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .sum { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 20px; padding: 20px 24px; border-radius: var(--r-l); background: var(--c-desk); }
  & .sum > b { font-size: 1.75rem; font-weight: 800; letter-spacing: -.045em; font-variant-numeric: tabular-nums lining-nums; }
  & .sum > small { flex: 1 1 100%; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & [role=alert]:not([class]) { margin-top: 8px; color: var(--c-red); }
  @media (max-width: 767px) {
    & .goods > li { grid-template-columns: 52px minmax(0, 1fr); gap: 10px 12px; }
    & .pieces { grid-column: 2; display: flex; align-items: center; gap: 10px; width: auto; justify-self: start; }
    & .pieces > div { width: 128px; }
  }
`)

interface RefundFormProps {
  readonly order: Order
  /** Of the letter, by which a guest sends goods back. */
  readonly orderKey?: string | undefined
  /** Once the shop has it. */
  readonly onSent: () => void
}

/**
 * Sends goods of a received order back: how many pieces, why, with photos as proof, and how much
 * money it is. `order.refundable` says what can still go back; `onSent` is called once the shop has
 * it.
 */
export function RefundForm({ order, orderKey, onSent }: RefundFormProps) {
  const form = useForm(refundForm, { order, files: [] }, async (engine, body) => {
    const refund = await (await engine.service('sendRefund'))({
      ...body,
      ...(orderKey !== undefined && { key: orderKey })
    })
    onSent()
    return refund
  })
  const { values, opened } = form
  const edit = (changed: Partial<RefundValues>) =>
    opened.send({ type: 'form.edit', values: changed })

  return (
    <form
      {...form.formProps}
      encType="multipart/form-data"
      className={refundFormStyle()}
      aria-label={words.formTitle}
    >
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <input type="hidden" name="order" value={order.id} />
      {orderKey !== undefined && <input type="hidden" name="key" value={orderKey} />}
      <section>
        <h3>{words.pick}</h3>
        <RefundGoods order={order} values={values} onChange={items => edit({ items })} />
        <Wrong text={form.field('items').error} />
      </section>
      <section>
        <h3>{words.reason}</h3>
        <RadioCards legend={words.reason}>
          {order.refundable.reasons.map(({ code, title }) => (
            <RadioCard
              key={code}
              name="reason"
              value={code}
              title={title}
              checked={values.reason === code}
              onChange={() => edit({ reason: code })}
            />
          ))}
        </RadioCards>
        <Wrong text={form.field('reason').error} />
      </section>
      <TextArea
        {...form.field('comment')}
        label={words.comment}
        hint={words.commentHint}
        rows={4}
        value={values.comment}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) =>
          edit({ comment: event.target.value })
        }
      />
      <Attachments
        label={words.files}
        form={opened}
        targetCode="refund"
        max={REFUND_FILES_MAX}
        error={form.field('fileIds').error}
      />
      <Sum rubles={refundSum(order, values)} />
      <Button size="l" busy={form.isBusy}>
        {words.send}
      </Button>
    </form>
  )
}

const Wrong = ({ text }: { readonly text: string | undefined }) =>
  text && <p role="alert">{text}</p>

function Sum({ rubles }: { readonly rubles: number }) {
  const { show } = usePrices()
  return (
    <p className="sum" role="status">
      <span>{words.sum}</span>
      <b>{show(rubles)}</b>
      <small>{words.sumHint}</small>
    </p>
  )
}
