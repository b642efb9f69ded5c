import type { EndpointCall } from '../api/endpoint-call.ts'
import { createPaymentUrl } from '../contracts/payments.ts'
import { ApiError } from '../platform/api-error.ts'
import type { ShopConfig } from '../platform/config.ts'
import { parseUrl } from '../platform/parse-url.ts'
import type { Platform } from '../platform/platform.ts'
import { checkoutMessages } from './order-form/checkout.messages.ts'
import { allowedPaymentUrl } from './payment-url.ts'

interface PaymentOptions {
  readonly api: EndpointCall
  readonly platform: Platform
  readonly config: ShopConfig
}

/** Leaves the shop for the bank's page of a bill; an address outside the list of hosts is refused. */
export const openPayment =
  ({ api, platform, config }: PaymentOptions) =>
  async (billId: string, signal?: AbortSignal): Promise<void> => {
    const { url } = await api(createPaymentUrl, { body: { billId } }, signal)
    const allowed = allowedPaymentUrl(url, { ...config, apiUrl: platform.apiUrl })
    if (allowed === undefined) {
      // For whoever runs the shop: the address may hold a secret, its host does not.
      const host = parseUrl(url)?.host ?? 'no address'
      platform.log('error', `A payment at ${host} was refused: see paymentHosts`)
      throw new ApiError({ message: checkoutMessages.paymentAddress })
    }
    platform.leave(allowed)
  }
