import type { EndpointCall } from '../api/endpoint-call.ts'
import { createPaymentUrl } from '../contracts/payments.ts'
import { ApiError } from '../platform/api-error.ts'
import type { ShopConfig } from '../platform/config.ts'
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
      // Without the address, which may hold a secret.
      platform.log('error', 'A payment address was refused: see paymentHosts')
      throw new ApiError({ message: checkoutMessages.paymentAddress })
    }
    platform.leave(allowed)
  }
