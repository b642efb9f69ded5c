import { cookieNames } from '../platform/keys.ts'
import { afterSession } from '../routes/after-session.ts'
import { routePath } from '../routes/route-path.ts'
import { type SessionContext, sessionSubject } from '../session/session.ts'
import { rememberedPage } from '../session/visitor/visitor-cookies.ts'
import type { ShopStore } from '../shop/shop.ts'
import { toastsSubject } from '../store/toasts.ts'
import { browserCookies } from './browser-cookies.ts'

/** The pages of a front whose server reads them, as its router has them. */
export interface ServedPages {
  /** Shows another page in the place of this one. */
  replace(url: string): unknown
  /** Has the page that is shown read again. */
  refresh(): unknown
}

/**
 * Keeps what is shown and who looks at it together: after a sign-in or a sign-out, in this window or another,
 * and when other prices are the visitor's, the page is read again. From the sign-in he is led to the page he
 * wanted, from a page for members back to the sign-in. Returns the way to stop.
 */
export function followVisitor(store: ShopStore, pages: ServedPages): () => void {
  let before = store.get(sessionSubject)
  return store.subscribe(sessionSubject, () => {
    const now = store.get(sessionSubject)
    const isTurn = now.signedIn !== before.signedIn
    const isOther = isTurn || readFor(now) !== readFor(before)
    before = now
    if (isTurn) leadOn(store, now, pages)
    else if (isOther) pages.refresh()
  })
}

/** What a server reads a page by, besides its address. */
const readFor = ({ priceRole, currencyId, profile }: SessionContext) =>
  `${priceRole} ${currencyId} ${profile?.uid}`

function leadOn(store: ShopStore, session: SessionContext, { replace, refresh }: ServedPages) {
  const url = location.pathname + location.search
  const next = afterSession(session, url, takePreviousLink)
  if (next.kind === 'ended') {
    const { name, value, maxAgeSeconds } = rememberedPage(url)
    browserCookies.set(name, value, { maxAge: maxAgeSeconds })
    return replace(routePath('user-signin'))
  }
  if (next.kind === 'open') return replace(next.href)
  if (next.notice !== '') {
    store.send(toastsSubject, {
      type: 'toast.show',
      toast: { tone: 'warning', text: next.notice }
    })
  }
  refresh()
}

/** Where a guest wanted to go before he was asked to sign in; told once (A21). */
function takePreviousLink(): string | undefined {
  const link = browserCookies.get(cookieNames.previousLink)
  browserCookies.remove(cookieNames.previousLink)
  return link
}
