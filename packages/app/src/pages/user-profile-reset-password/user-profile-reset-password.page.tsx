import { OwnPasswordReset } from '@vitrina/react-ui'
import { member } from '../../frames/member.tsx'
import type { loader } from '../../loaders/user-profile-reset-password.loader.ts'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data }) => (
    <div className="narrow">
      <OwnPasswordReset {...data} />
    </div>
  )
})
