import { OwnPasswordReset } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './user-profile-reset-password.loader.ts'

export const page = definePage<typeof loader>({
  frame: member,
  View: ({ data }) => (
    <div className="narrow">
      <OwnPasswordReset {...data} />
    </div>
  )
})
