import { routePath } from '@vitrina/core'
import { AccountDeletion, AccountDeletionForm } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './user-profile-delete.loader.ts'

const FIRST = routePath('user-profile-delete')
const SECOND = `${FIRST}?step=2`

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data: { email, deletion, isSure } }) =>
    isSure ? (
      <div className="narrow">
        <AccountDeletionForm username={email} backHref={FIRST} />
      </div>
    ) : (
      <AccountDeletion deletion={deletion} nextHref={SECOND} />
    )
})
