import type { Subject } from '@vitrina/core/store'

import type { Backend } from './backend.ts'

/** What every page of a member brings of a subject, by the subject's name. */
export interface BroughtState {
  readonly name: string
  readonly read: (backend: Backend) => Promise<unknown>
}

/** The state of a subject as the backend knows it for a member. */
export const stateOf = <State, Command>(
  { name }: Subject<State, Command>,
  read: (backend: Backend) => Promise<Partial<State>>
): BroughtState => ({ name, read })
