import { routePath } from '@vitrina/core'
import { deletionPasswordPath } from '@vitrina/core/account'
import { AccountDeletion } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { touchedPart } from '../../page-part/touched-part.ts'
import type { loader } from './user-profile-delete.loader.ts'

const FIRST = routePath('user-profile-delete')

const load = async () => (await import('./form.ts')).AccountDeletionForm
const AccountDeletionForm = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: member,
  late: [AccountDeletionForm],
  View: ({ data: { email, deletion, isSure } }) =>
    isSure ? (
      <div className="narrow">
        <AccountDeletionForm username={email} backHref={FIRST} />
      </div>
    ) : (
      <AccountDeletion deletion={deletion} nextHref={deletionPasswordPath()} />
    )
})
