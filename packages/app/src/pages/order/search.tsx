import type { PageData } from '@vitrina/core/pages'
import { GuestOrderSearch } from '@vitrina/react-ui'

import { useNavigation } from '../../binding/router.tsx'

/** The search leads from step to step by addresses, as it does without script. */
export function Search({ step, problem }: Pick<PageData<'order'>, 'step' | 'problem'>) {
  const { open } = useNavigation()
  return <GuestOrderSearch step={step} problem={problem} onStep={path => void open(path)} />
}
