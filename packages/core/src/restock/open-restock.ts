import type { FieldView } from '../forms/field-marks.ts'
import { fieldView, formFailure, formThanks } from '../forms/form.view.ts'
import { type OpenForm, openForm, type SendForm } from '../forms/open-form.ts'
import type { Clock } from '../platform/platform.ts'
import { type RestockFacts, restockForm } from './restock.form.ts'

/** The one field of the form and what came of it. */
export interface RestockView extends FieldView {
  readonly failure: string
  readonly thanks: string
  readonly isBusy: boolean
}

export type OpenRestock = OpenForm<{ readonly email: string }, RestockFacts, string>

/** Opens the form of the letter that tells when goods are back; `show` hears of every change. */
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
