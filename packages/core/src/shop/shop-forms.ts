import { createOwnAddresses, type OwnAddresses } from '../addresses/own-addresses.ts'
import type { Api } from '../api/api.ts'
import {
  type OneClickFacts,
  type OneClickOrder,
  type OneClickValues,
  type OneClickWish,
  oneClickForm
} from '../blanks/one-click.form.ts'
import type { ShopConfig } from '../config/config.ts'
import { createOneClickOrder } from '../contracts/blanks.ts'
import { createRefund } from '../contracts/orders.ts'
import type { Blank } from '../entities/blank.ts'
import type { Order } from '../entities/order.ts'
import type { Refund } from '../entities/refund.ts'
import type { OpenForm } from '../forms/open-form.ts'
import {
  type RefundBody,
  type RefundFacts,
  type RefundForm,
  refundForm
} from '../refunds/refund.form.ts'
import type { SessionActor } from '../session/session.machine.ts'
import { fieldRulesOf } from '../validation/field-rules.ts'
import type { ShopActors } from './shop-actors.ts'

/** Forms that live as long as their dialog or page: stop the actor when it is left. */
export interface ShopForms {
  /** «Заказ в один клик» of one colour and size. */
  createOneClick(wish: OneClickWish): OpenForm<OneClickValues, OneClickFacts, Blank>
  /** The same for a form that was opened before the shop came. */
  orderInOneClick(order: OneClickOrder, signal?: AbortSignal): Promise<Blank>
  /** Sends goods of a received order back. */
  createRefund(order: Order): OpenForm<RefundForm, RefundFacts, Refund>
  /** The same for a form that was opened before the shop came. */
  sendRefund(body: RefundBody, signal?: AbortSignal): Promise<Refund>
  /** The account's saved addresses. */
  readonly addresses: OwnAddresses
}

interface FormParts {
  readonly api: Api
  readonly config: ShopConfig
  readonly session: SessionActor
  readonly actors: ShopActors
}

export function createShopForms({ api, config, session, actors }: FormParts): ShopForms {
  const profile = () => session.getSnapshot().context.profile
  const orderInOneClick: ShopForms['orderInOneClick'] = (body, signal) =>
    api(createOneClickOrder, { body }, signal)

  const sendRefund: ShopForms['sendRefund'] = (body, signal) => api(createRefund, { body }, signal)

  return {
    createOneClick: wish =>
      actors.openForm(
        oneClickForm,
        { wish, profile: profile(), rules: fieldRulesOf(config) },
        orderInOneClick
      ),
    orderInOneClick,
    createRefund: order => actors.openForm(refundForm, { order, files: [] }, sendRefund),
    sendRefund,
    addresses: createOwnAddresses(api)
  }
}
