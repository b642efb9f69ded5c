import { routePath } from '@vitrina/core'
import { deletionPasswordPath } from '@vitrina/core/account'
import { AccountDeletion } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

const FIRST = routePath('user-profile-delete')

const load = async () => (await import('./form.ts')).AccountDeletionForm
const AccountDeletionForm = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-profile-delete'>({
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
