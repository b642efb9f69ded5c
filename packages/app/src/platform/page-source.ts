import {
  CART_TOKEN_HEADER,
  type PagePayload,
  type PayloadRedirect,
  payloadUrl
} from '../page/page-payload.ts'

/** The data of a page; an answer that is no payload is an error. `isAhead`: nobody is there yet. */
export async function loadPayload(
  url: string,
  isAhead: boolean,
  cartToken?: string | undefined
): Promise<PagePayload | PayloadRedirect> {
  const headers = {
    accept: 'application/json',
    ...(cartToken !== undefined && { [CART_TOKEN_HEADER]: cartToken }),
    'previous-path': location.pathname,
    ...(isAhead && { purpose: 'prefetch' })
  }
  const response = await fetch(payloadUrl(url), { headers })
  // Any status: a page that is not there is a page as well.
  return response.json()
}
