import type { Clock } from '@vitrina/core'
import {
  type FieldView,
  fieldView,
  formFailure,
  formThanks,
  type OpenForm,
  openForm,
  type SendForm
} from '@vitrina/core/forms'
import { type RestockFacts, restockForm } from '@vitrina/core/restock'

export interface RestockView extends FieldView {
  readonly failure: string
  readonly thanks: string
  readonly isBusy: boolean
}

export type OpenRestock = OpenForm<{ readonly email: string }, RestockFacts, string>

/** In a chunk of its own, for those who ask: few goods are out of stock. */
export function openRestock(
  facts: RestockFacts,
  carry: SendForm<{ readonly groupId: number; readonly email: string }, string>,
  { clock, show }: { readonly clock: Clock; readonly show: (view: RestockView) => void }
): OpenRestock {
  const opened = openForm(restockForm, facts, carry, clock)
  opened.subscribe(() => {
    const state = opened.getState()
    show({
      ...fieldView(restockForm, state, 'email'),
      failure: formFailure(state),
      thanks: formThanks(restockForm, state),
      isBusy: state.sending !== undefined
    })
  })
  return opened
}
