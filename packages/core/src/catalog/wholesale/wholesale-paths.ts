import { formPath } from '../../routes/form-paths.ts'
import { queryParams } from '../../routes/query-string.ts'
import { routePath } from '../../routes/route-path.ts'

/** Where somebody asks to buy wholesale. */
export const wholesaleRequestPath = () => formPath(routePath('user-recall'), 'wholesale')

/** The sign-up that opens with the fields of an organisation. */
export const organizationSignUpPath = () => `${routePath('user-signup')}?kind=${ORGANIZATION}`

/** Who signs up, where the address says it. */
export const signUpKind = (url: string) =>
  queryParams(url).get('kind') === ORGANIZATION ? ORGANIZATION : undefined

const ORGANIZATION = 'organization'
