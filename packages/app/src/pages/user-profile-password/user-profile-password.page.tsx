import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { touchedPart } from '../../page-part/touched-part.ts'
import type { loader } from './user-profile-password.loader.ts'

const load = async () => (await import('./form.ts')).PasswordForm
const PasswordForm = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: member,
  late: [PasswordForm],
  View: ({ data }) => (
    <div className="narrow">
      <PasswordForm username={data.email} />
    </div>
  )
})
