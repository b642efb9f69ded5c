import { postPieces } from '../basket/posted-pieces.ts'
import { postSchoolList } from '../cart/school-list/posted-school-list.ts'
import { endSession } from '../contracts/users.ts'
import type { PostedFile } from '../forms/keep-files.ts'
import { postRestock } from '../lists/restock/posted-restock.ts'
import { nextIntentId } from '../platform/intent-id.ts'
import type { ShopConfig } from '../platform/shop-config.ts'
import { randomUuid } from '../platform/uuid.ts'
import { decideAccess } from '../routes/access.ts'
import { matchRoute } from '../routes/route-match.ts'
import { routePath } from '../routes/route-path.ts'
import type { RouteName } from '../routes/routes.ts'
import { type ChangedCookie, signedOutCookies } from '../session/signed-out-cookies.ts'
import { postConsent, postPreferences } from '../session/visitor/posted-choices.ts'
import type { RequestIdentity } from '../session/visitor/visitor.ts'
import { rememberedPage } from '../session/visitor/visitor-cookies.ts'
import { type Led, PageAgain, PageRedirect, type PostRequest } from './define-loader.ts'
import { loaderOf } from './pages.ts'

/** Who sends a form, and what taking it needs. */
export interface FormRequest extends Pick<PostRequest, 'backend' | 'now' | 'origin' | 'session'> {
  readonly visitor: RequestIdentity
  readonly settings: PostRequest['settings'] & Pick<ShopConfig, 'revokePath'>
  readonly randomBytes: (count: number) => Uint8Array
}

/** What a form has brought. */
export interface SentForm {
  readonly fields: URLSearchParams
  readonly files: readonly PostedFile[]
  /** Where it was sent from, and leads back to unless it leads elsewhere. */
  readonly back: string
}

/** The form of an address. */
export interface PageForm {
  /** It may bring files. */
  readonly takesFiles: boolean
  /** Does what the form asks for. Answers with `PageAgain` where its page has to be drawn once more. */
  take(request: FormRequest, sent: SentForm): Promise<Led | PageAgain>
}

type Taken = readonly ChangedCookie[] | Led
type Form = (
  request: FormRequest,
  fields: URLSearchParams,
  files: readonly PostedFile[]
) => Promise<Taken>

/** Forms that stand on many pages: each does its thing and leads back to where it was sent from. */
const forms: Readonly<Record<string, Form>> = {
  async '/basket'(request, fields) {
    await postPieces(request.backend, fields, nextIntentId(request))
    return []
  },
  async '/kit'(request, fields) {
    await postSchoolList(request.backend, fields, nextIntentId(request))
    return []
  },
  async '/restock'({ backend }, fields) {
    await postRestock(backend, fields)
    return []
  },
  '/consent': ({ backend, now }, fields) => postConsent(backend, fields, new Date(now())),
  // Cookies of a page are not sent with a form of another site: nobody else ends a session.
  async '/signout'(request) {
    if (!request.session.signedIn) return []
    await revoke(request)
    return signedOutCookies(request.visitor.cookieNames, randomUuid(request.randomBytes))
  },
  '/preferences': ({ visitor, backend }, fields) => postPreferences(backend, visitor, fields)
}

/** The backend ends the session as well; where it does not, the browser forgets its tokens all the same. */
const revoke = async ({ backend, settings: { revokePath: path } }: FormRequest) => {
  if (path !== '') await backend({ ...endSession, path }, { body: {} }).catch(() => undefined)
}

/** Finds the form that is sent to a path; undefined where there is none. */
export async function formAt(path: string): Promise<PageForm | undefined> {
  const own = Object.hasOwn(forms, path) ? forms[path] : undefined
  if (own !== undefined) return formOf(own, false)
  const route = matchRoute(path)
  const { post, options } = route === undefined ? noForm : await loaderOf(route.name)
  if (route === undefined || post === undefined) return undefined
  return formOf(async (request, fields, files) => {
    admit(route.name, request.session.signedIn, options)
    const [intent, newKey] = [nextIntentId(request), () => randomUuid(request.randomBytes)]
    const led = await post({ ...request, intent, newKey }, fields, files)
    return typeof led === 'string' ? { location: led, cookies: [] } : (led ?? [])
  }, options.takesFiles ?? false)
}

const noForm = { post: undefined, options: {} } as const

const formOf = (form: Form, takesFiles: boolean): PageForm => ({
  takesFiles,
  async take(request, { fields, files, back }) {
    try {
      const taken = await form(request, fields, files)
      return 'location' in taken ? taken : { location: back, cookies: taken }
    } catch (error) {
      if (error instanceof PageAgain) return error
      if (!(error instanceof PageRedirect)) throw error
      // From the sign-in, for example, the visitor comes back to where he was.
      return { location: error.location, cookies: error.comesBack ? [rememberedPage(back)] : [] }
    }
  }
})

/** Leads a guest to the sign-in from a form that is for members, on whichever page it stands. */
function admit(
  route: RouteName,
  signedIn: boolean,
  { takesGuests = false, whySignIn = () => '' }: Awaited<ReturnType<typeof loaderOf>>['options']
): void {
  if (takesGuests) return
  const access = decideAccess({ route, signedIn, previousRoute: undefined })
  if (!access.allow) throw new PageRedirect(access.redirect)
  if (signedIn || whySignIn() === '') return
  throw new PageRedirect(`${routePath('user-signin')}?reason=${route}`)
}
