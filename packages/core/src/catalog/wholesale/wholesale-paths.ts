import { formPath } from '../../routes/form-paths.ts'
import { queryParams } from '../../routes/query-string.ts'
import { routePath } from '../../routes/route-path.ts'

/** Path of the wholesale request. */
export const wholesaleRequestPath = () => formPath(routePath('user-recall'), 'wholesale')

/** The sign-up that opens with the fields of an organisation. */
export const organizationSignUpPath = () => `${routePath('user-signup')}?kind=${ORGANIZATION}`

/** Reads from the address who signs up. */
export const signUpKind = (url: string) =>
  queryParams(url).get('kind') === ORGANIZATION ? ORGANIZATION : undefined

const ORGANIZATION = 'organization'
