import { itemNote } from '@vitrina/core/cart'
import { choiceWords, type GroupView, purchaseView } from '@vitrina/core/catalog'
import type { Picture } from '@vitrina/core/entities'
import { oneClickForm } from '@vitrina/core/orders'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { Modal } from '../../binding/modal.tsx'
import { useSession } from '../../binding/shop-context.tsx'
import { ConsentLabel } from '../../forms/consent-label.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { NameInput } from '../../forms/name-input.tsx'
import { PhoneInput } from '../../forms/phone-input.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { Checkbox } from '../../kit/checkbox/checkbox.tsx'
import { Tile } from '../../kit/tile/tile.tsx'
import { style } from '../../theme/style.ts'
import { ShopPicture } from '../shop-picture/shop-picture.tsx'
import { oneClickWindowMessages } from './one-click-window.messages.ts'

const oneClickStyle = style(`
  display: grid; gap: 18px;
  & > .goods { display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 16px; align-items: center; }
  & > .goods > p { display: grid; }
`)

export interface OneClickWindowProps {
  readonly group: GroupView
  readonly title: string
  readonly picture: Picture | undefined
  /** Pieces. */
  readonly count: number
  readonly onClose: () => void
}

/** «Заказ в один клик»: a name and a phone instead of a checkout. */
export const OneClickWindow = (props: OneClickWindowProps) => (
  <Modal name="one-click" title={oneClickWindowMessages.title} onClose={props.onClose}>
    <OneClickForm {...props} />
  </Modal>
)

function OneClickForm({ group, count, ...goods }: OneClickWindowProps) {
  const profile = useSession(session => session.profile)
  const line = { groupId: group.id, count }
  const facts = { line, profile, rules: useFieldRules() }
  const form = useForm(oneClickForm, facts, async (engine, order) =>
    (await engine.service('orderInOneClick'))(order)
  )

  if (form.thanks) return <FormMessage tone="good">{form.thanks}</FormMessage>
  return (
    <form {...form.formProps} className={oneClickStyle()} aria-label={oneClickWindowMessages.title}>
      <Goods {...goods} group={group} count={count} />
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <NameInput
        {...form.field('name')}
        label={oneClickWindowMessages.name}
        value={form.values.name}
        onValue={name => form.change('name', name)}
        required
      />
      <PhoneInput
        {...form.field('phone')}
        label={oneClickWindowMessages.phone}
        value={form.values.phone}
        onValue={phone => form.change('phone', phone)}
        required
      />
      <Checkbox {...form.box('accept')} required>
        <ConsentLabel />
      </Checkbox>
      <Button size="l" wide busy={form.isBusy}>
        {oneClickWindowMessages.waitForCall}
      </Button>
    </form>
  )
}

type GoodsProps = Omit<OneClickWindowProps, 'onClose'>

const Goods = ({ group, title, picture, count }: GoodsProps) => (
  <div className="goods">
    <Tile cover={picture?.cover} shape="thumb" art={picture?.cover !== undefined}>
      <ShopPicture picture={picture} width={80} alt="" />
    </Tile>
    <p>
      <b>{title}</b>
      <span className="mut sm">{itemNote({ variant: choiceWords(group), count })}</span>
    </p>
    <b className="price">{purchaseView(group, count).price}</b>
  </div>
)
