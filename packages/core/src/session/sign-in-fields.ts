import type { Fieldset } from '../forms/fieldset.ts'
import type { SentSignIn } from './password/posted-sign-in.ts'
import { signInFieldMessages as messages } from './sign-in.messages.ts'

/**
 * The sign-in as fields to draw, for a form that is posted to `postSignIn`; `sent` is what it brought before.
 * Why the shop has refused it says itself: `sent.failure`.
 */
export function signInFieldset(sent?: SentSignIn): Fieldset {
  const { username = '', password = '' } = sent?.errors ?? {}
  return {
    legend: messages.title,
    fields: [
      {
        input: {
          ...{ id: 'username', name: 'username', type: 'email', autocomplete: 'username' },
          ...{ value: sent?.username ?? '', 'aria-invalid': username !== '' }
        },
        ...{ label: messages.email, note: '', error: username }
      },
      {
        input: {
          ...{ id: 'password', name: 'password', type: 'password', value: '' },
          ...{ autocomplete: 'current-password', 'aria-invalid': password !== '' }
        },
        ...{ label: messages.password, note: '', error: password }
      }
    ],
    note: '',
    isOpen: true
  }
}
