import type { EndpointCall } from '@vitrina/core/api'
import type { Subject } from '@vitrina/core/store'

/** What every page of a member brings of a subject, by the subject's name. */
export interface BroughtState {
  readonly name: string
  readonly read: (backend: EndpointCall) => Promise<unknown>
}

/** The state of a subject as the backend knows it for a member. */
export const stateOf = <State, Command>(
  { name }: Subject<State, Command>,
  read: (backend: EndpointCall) => Promise<Partial<State>>
): BroughtState => ({ name, read })
