import * as z from 'zod/mini'
import type { Api } from '../api/api.ts'
import type { ShopConfig } from '../config/config.ts'
import { calculateAddressDelivery, calculatePickupPointDelivery } from '../contracts/delivery.ts'
import { createOrder } from '../contracts/orders.ts'
import { createPaymentUrl } from '../contracts/payments.ts'
import { type OrderForm, orderForm } from '../entities/order.ts'
import { ApiError } from '../errors/api-error.ts'
import { needObject } from '../errors/given.ts'
import { needFunctions } from '../errors/needed.ts'
import { tabStorageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { CheckoutApi } from './checkout-events.ts'
import { validateOrderForm } from './order-form.ts'
import { allowedPaymentUrl } from './payment-url.ts'
import { createPlaceOrder } from './place-order.ts'

interface CheckoutApiParts {
  readonly api: Api
  readonly platform: Platform
  readonly config: ShopConfig
}

/** What the checkout asks of the network and of the tab’s memory. */
export function createCheckoutApi(parts: CheckoutApiParts): CheckoutApi {
  const { api, platform, config } = needObject(parts, 'createCheckoutApi(parts)')
  const { tabStorage } = needObject(platform, 'createCheckoutApi(parts.platform)')
  return {
    calculate: (form, signal) => calculate(api, form, signal),
    place: createPlaceOrder({
      platform,
      post: (body, key, signal) => api(createOrder, { body }, signal, key)
    }),
    async openPayment(billId, signal) {
      const { url } = await api(createPaymentUrl, { body: { billId } }, signal)
      const allowed = allowedPaymentUrl(url, { ...config, apiUrl: platform.apiUrl })
      if (allowed === undefined) {
        platform.log('error', 'A payment address outside the list of payment hosts was refused')
        throw new ApiError({ message: checkoutMessages.paymentAddress })
      }
      platform.leave(allowed)
    },
    validate: (form, { needsDelivery }) =>
      validateOrderForm(form, {
        phoneLengths: config.phoneLengths,
        sets: config.ruleSets,
        needsDelivery
      }),
    saveDraft: form => void tabStorage.set(tabStorageKeys.checkoutDraft, JSON.stringify(form)),
    dropDraft: () => tabStorage.remove(tabStorageKeys.checkoutDraft)
  }
}

/** What the visitor typed in this tab before; consent is given anew each time. */
export function readDraft(platform: Pick<Platform, 'tabStorage'>): OrderForm | undefined {
  const { tabStorage } = needObject(platform, 'readDraft(platform)')
  needFunctions(tabStorage, 'readDraft(platform.tabStorage)', ['get'])
  const parsed = z.safeParse(orderForm, jsonOf(tabStorage.get(tabStorageKeys.checkoutDraft)))
  return parsed.success ? { ...parsed.data, accept: false } : undefined
}

function calculate(
  api: Api,
  { personalDelivery, personalShipping }: OrderForm,
  signal: AbortSignal
) {
  const { method, type, deliveryPointCode } = personalDelivery
  const { shipping } = personalShipping
  if (type === 'courier' && shipping) {
    return api(calculateAddressDelivery, { body: { method, shipping } }, signal)
  }
  return api(calculatePickupPointDelivery, { body: { method, deliveryPointCode } }, signal)
}

function jsonOf(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A draft that cannot be read is no draft.
    return undefined
  }
}
