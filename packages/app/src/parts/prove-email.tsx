import { verificationMessages as words } from '@vitrina/core/engine'
import { Verification } from '@vitrina/react-ui'

import { useNavigation } from '../binding/router.tsx'

interface ProveEmailProps {
  /** The account's own. */
  readonly email: string
  /** What opens once it is proven. */
  readonly why: string
}

/** Stands in the place of what belongs to an address until its owner has typed a code. */
export function ProveEmail({ email, why }: ProveEmailProps) {
  const { refresh } = useNavigation()
  return (
    <section className="narrow">
      <h2>{words.proveEmail}</h2>
      <p>{why}</p>
      <Verification
        title="E-mail"
        contact={{ kind: 'email', value: email }}
        isVerified={false}
        onVerified={() => void refresh()}
      />
    </section>
  )
}
