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
      platform.log('error', refusalOf(url))
      throw new ApiError({ message: checkoutMessages.paymentAddress })
    }
    platform.leave(allowed)
  }

/** For whoever runs the shop: the address may hold a secret, its host does not. */
function refusalOf(url: string): string {
  const host = parseUrl(url)?.host
  if (host === undefined) return 'The address of the payment is none, and was not opened'
  return `The payment at ${host} was not opened: it needs https, and ${host} among paymentHosts of the settings`
}
