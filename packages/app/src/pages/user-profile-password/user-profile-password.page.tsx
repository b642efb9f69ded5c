import { lazyIsland } from '../../binding/lazy-island.ts'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./form.ts')).PasswordForm
const PasswordForm = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-profile-password'>({
  frame: member,
  late: [PasswordForm],
  View: ({ data }) => (
    <div className="narrow">
      <PasswordForm username={data.email} />
    </div>
  )
})
