import { withoutTokens } from './query-tokens.ts'
import { shareMessages } from './share.messages.ts'
import { encodeUrlPart } from './url-part.ts'

export interface ShareLink {
  readonly code: keyof typeof shareMessages
  readonly title: string
  /** To be opened in a new tab without an opener. */
  readonly href: string
}

/** The share menu, in its order; tokens never leave with the address (A24). */
export function shareLinks(page: { readonly url: string; readonly title: string }): ShareLink[] {
  const url = encodeUrlPart(withoutTokens(page.url))
  const title = encodeUrlPart(page.title)
  const addresses = {
    vk: `https://vk.com/share.php?url=${url}&title=${title}`,
    telegram: `https://t.me/share/url?url=${url}&text=${title}`,
    ok: `https://connect.ok.ru/offer?url=${url}&title=${title}`
  } as const
  const order = ['vk', 'telegram', 'ok'] as const
  return order.map(code => ({ code, title: shareMessages[code], href: addresses[code] }))
}
