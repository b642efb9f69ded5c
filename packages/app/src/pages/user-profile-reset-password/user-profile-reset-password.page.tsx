import { OwnPasswordReset } from '@vitrina/react-ui'
import { member } from '../../frames/member.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'user-profile-reset-password'>({
  frame: member,
  View: ({ data }) => (
    <div className="narrow">
      <OwnPasswordReset {...data} />
    </div>
  )
})
