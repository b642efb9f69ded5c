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
import { refundFormStyle } from './refund-form.styles.ts'
import { RefundGoods } from './refund-goods.tsx'

interface RefundFormProps {
  readonly order: Order
  /** Of the letter, by which a guest sends goods back. */
  readonly orderKey?: string | undefined
  /** Once the shop has it. */
  readonly onSent: () => void
}

/** What goes back of a received order, why, with what proof, and how much money it is. */
export function RefundForm({ order, orderKey, onSent }: RefundFormProps) {
  const form = useForm(refundForm, { order, files: [] }, async (engine, body) => {
    const refund = await (await engine.part('sendRefund'))({
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
        <Wrong text={form.look('items').error} />
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
        <Wrong text={form.look('reason').error} />
      </section>
      <TextArea
        {...form.look('comment')}
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
        error={form.look('fileIds').error}
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
