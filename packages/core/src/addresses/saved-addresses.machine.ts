import type { ActorRefFrom } from 'xstate'

import { toFailure } from '../errors/api-error.ts'
import { suggestedForm } from './address-form.ts'
import { type SavedAddressesApi, savedAddressesState } from './saved-addresses-events.ts'
import { type Addresses, findAddress, savedAddressesSetup } from './saved-addresses-setup.ts'

/** The saved addresses of an account; without `known` they are read first. */
export const createSavedAddressesMachine = (api: SavedAddressesApi, known?: Addresses) =>
  savedAddressesSetup(api).createMachine({
    id: 'savedAddresses',
    context: savedAddressesState(known),
    initial: known === undefined ? 'loading' : 'ready',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'list',
          src: 'list',
          onDone: {
            target: 'ready',
            actions: { type: 'show', params: ({ event }) => event.output }
          },
          onError: {
            target: 'failed',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      failed: { on: { 'addresses.reload': 'loading' } },
      ready: {
        on: {
          'addresses.reload': 'loading',
          'address.add': { target: 'editing', actions: 'openEmpty' },
          'address.edit': {
            guard: { type: 'isKnown', params: ({ event }) => event.id },
            target: 'editing',
            actions: { type: 'open', params: ({ event }) => event.id }
          },
          'address.makeDefault': {
            guard: { type: 'isKnown', params: ({ event }) => event.id },
            target: 'marking'
          },
          'address.remove': {
            guard: { type: 'isKnown', params: ({ event }) => event.id },
            target: 'removing',
            actions: [
              { type: 'setAside', params: ({ event }) => event.id },
              { type: 'announceRemoved', params: ({ event }) => event.id }
            ]
          },
          'removal.undo': { guard: 'hasRemoved', target: 'restoring' }
        }
      },
      editing: {
        on: {
          'form.edit': { actions: { type: 'edit', params: ({ event }) => event.form } },
          'suggestion.choose': {
            actions: {
              type: 'edit',
              params: ({ context, event }) =>
                suggestedForm(context.form ?? api.emptyForm(), event.shipping)
            }
          },
          'form.cancel': { target: 'ready', actions: 'close' },
          'form.save': [{ guard: 'hasErrors', actions: 'showErrors' }, { target: 'saving' }]
        }
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { form, editedId } }) => ({ form, editedId }),
          onDone: {
            target: 'ready',
            actions: [
              { type: 'show', params: ({ event }) => event.output },
              'close',
              'announceSaved'
            ]
          },
          onError: {
            target: 'editing',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      marking: {
        tags: 'busy',
        invoke: {
          id: 'update',
          src: 'update',
          input: ({ context, event }) => {
            const address = 'id' in event ? findAddress(context, String(event.id)) : undefined
            return address && { ...address, isDefault: true }
          },
          onDone: {
            target: 'ready',
            actions: { type: 'show', params: ({ event }) => event.output }
          },
          onError: {
            target: 'ready',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      // The address is hidden at once; an «undo» that comes early waits for the answer.
      removing: {
        tags: 'busy',
        invoke: {
          id: 'remove',
          src: 'remove',
          input: ({ context }) => context.removed?.id ?? '',
          onDone: [
            {
              guard: 'isRegretted',
              target: 'restoring',
              actions: { type: 'show', params: ({ event }) => event.output }
            },
            { target: 'ready', actions: { type: 'show', params: ({ event }) => event.output } }
          ],
          onError: {
            target: 'ready',
            actions: [
              { type: 'showFailure', params: ({ event }) => toFailure(event.error) },
              'putBack'
            ]
          }
        },
        initial: 'wanted',
        states: {
          wanted: { on: { 'removal.undo': 'regretted' } },
          regretted: {}
        }
      },
      restoring: {
        tags: 'busy',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { removed } }) => ({ form: removed, editedId: '' }),
          onDone: {
            target: 'ready',
            actions: [
              { type: 'show', params: ({ event }) => event.output },
              'putBack',
              'announceRestored'
            ]
          },
          onError: {
            target: 'ready',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      }
    }
  })

export type SavedAddressesActor = ActorRefFrom<ReturnType<typeof createSavedAddressesMachine>>
