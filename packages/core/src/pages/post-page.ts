import type { PostedFile } from '../forms/keep-files.ts'
import { shopConfig } from '../platform/config.ts'
import { noPage } from '../routes/no-page.ts'
import { safeInternalPath } from '../routes/safe-path.ts'
import type { SiteContext } from '../session/site/site.ts'
import { PageAgain } from './define-loader.ts'
import {
  failedPage,
  type LoadPageOptions,
  needOptions,
  type PageAnswer,
  readAnswer
} from './load-page.ts'
import { type FormRequest, formAt } from './take-form.ts'

/** What `createVisits` and `createRequestReader` know of a request has all of it but two. */
export interface PostPageOptions
  extends LoadPageOptions,
    Pick<FormRequest, 'visitor' | 'randomBytes'> {
  readonly site: Pick<SiteContext, 'configuration' | 'settings'>
}

/** The fields of a form: a `FormData`, or a `URLSearchParams`. */
type SentFields = Iterable<readonly [name: string, value: string | PostedFile]>

/**
 * Takes a form as a browser sends it before the script of its page runs, or without it: of a page
 * (sign-in, checkout, basket, account …), to its own address, or of one that stands on many: `/basket` with
 * `group`, `/signout`, `/preferences`. A field `back` names the page to come back to. Answers as `loadPage` does:
 * where to lead the browser with the cookies to set, by a 303, or the page to draw once more, with its
 * status. A front refuses forms of other sites before, as frameworks do.
 */
export async function postPage(
  address: string,
  fields: SentFields,
  options: PostPageOptions
): Promise<PageAnswer> {
  needOptions(options, 'postPage(options)')
  const path = address.split(/[?#]/, 1)[0] ?? '/'
  const form = await formAt(path)
  if (form === undefined) return failedPage(noPage(path))
  const sent = { fields: new URLSearchParams(), files: [] as PostedFile[] }
  for (const [name, value] of fields) {
    if (typeof value === 'string') sent.fields.append(name, value)
    // A field that nothing was chosen for is sent as a file without a name.
    else if (form.takesFiles && value.name !== '') sent.files.push(value)
  }
  const back = safeInternalPath(sent.fields.get('back')) ?? address
  try {
    const taken = await form.take(requestOf(options), { ...sent, back })
    if (taken instanceof PageAgain) return readAnswer(address, options, taken.load)
    return { kind: 'redirect', remember: false, ...taken }
  } catch (error) {
    options.log?.('error', 'A form could not be taken', error)
    return failedPage(error)
  }
}

const requestOf = ({ api, site, ...options }: PostPageOptions): FormRequest => ({
  ...options,
  backend: api,
  settings: shopConfig({ ...site.settings, siteName: site.configuration.siteName })
})
