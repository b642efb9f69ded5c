import { assign, emit, fromPromise, setup, stateIn } from 'xstate'

import type { ShippingAddress } from '../entities/shipping.ts'
import type { Failure } from '../errors/api-error.ts'
import { errorsLeft } from '../errors/errors-left.ts'
import type { AddressForm } from './address-form.ts'
import type {
  SavedAddressesApi,
  SavedAddressesContext,
  SavedAddressesEvent,
  SavedAddressesFact
} from './saved-addresses-events.ts'

export type Addresses = readonly ShippingAddress[]
type Save = Pick<SavedAddressesContext, 'form' | 'editedId'>

/** What the machine of the saved addresses can do; when it does it is in the machine's own file. */
export const savedAddressesSetup = (api: SavedAddressesApi) =>
  setup({
    types: {
      context: {} as SavedAddressesContext,
      events: {} as SavedAddressesEvent,
      emitted: {} as SavedAddressesFact,
      tags: {} as 'busy'
    },
    actors: {
      list: fromPromise<Addresses>(({ signal }) => api.list(signal)),
      save: fromPromise<Addresses, Save>(({ input, signal }) => save(api, input, signal)),
      update: fromPromise<Addresses, ShippingAddress | undefined>(({ input, signal }) =>
        input === undefined ? api.list(signal) : api.update(input, signal)
      ),
      remove: fromPromise<Addresses, string>(({ input, signal }) => api.remove(input, signal))
    },
    actions: {
      show: assign((_, addresses: Addresses) => ({ addresses, failure: undefined })),
      openEmpty: assign(() => ({ ...closedForm, form: api.emptyForm() })),
      open: assign(({ context }, id: string) => ({
        ...closedForm,
        form: findAddress(context, id),
        editedId: id
      })),
      close: assign(() => closedForm),
      edit: assign(({ context }, patch: Partial<AddressForm>) =>
        edited(api, context, { ...(context.form ?? api.emptyForm()), ...patch })
      ),
      showErrors: assign(({ context }) => ({
        errors: api.validate(context.form ?? api.emptyForm()),
        attempt: context.attempt + 1
      })),
      showFailure: assign(({ context }, failure: Failure) => ({
        failure,
        errors: failure.fieldErrors,
        attempt: context.attempt + 1
      })),
      setAside: assign(({ context }, id: string) => ({
        removed: findAddress(context, id),
        failure: undefined
      })),
      putBack: assign({ removed: undefined }),
      announceSaved: emit({ type: 'address.saved' as const }),
      announceRestored: emit({ type: 'address.restored' as const }),
      announceRemoved: emit((_, id: string) => ({ type: 'address.removed' as const, id }))
    },
    guards: {
      isKnown: ({ context }, id: string) => findAddress(context, id) !== undefined,
      hasErrors: ({ context }) =>
        Object.keys(api.validate(context.form ?? api.emptyForm())).length > 0,
      hasRemoved: ({ context }) => context.removed !== undefined,
      isRegretted: stateIn({ removing: 'regretted' })
    }
  })

const closedForm = { form: undefined, editedId: '', errors: {}, failure: undefined }

export const findAddress = ({ addresses }: SavedAddressesContext, id: string) =>
  addresses.find(address => address.id === id)

function save(api: SavedAddressesApi, { form, editedId }: Save, signal: AbortSignal) {
  const filled = form ?? api.emptyForm()
  return editedId === ''
    ? api.create(filled, signal)
    : api.update({ ...filled, id: editedId }, signal)
}

function edited(
  api: SavedAddressesApi,
  { errors }: SavedAddressesContext,
  form: AddressForm
): Partial<SavedAddressesContext> {
  return { form, errors: errorsLeft(errors, api.validate(form)), failure: undefined }
}
