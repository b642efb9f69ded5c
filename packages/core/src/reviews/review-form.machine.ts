import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate'

import type { Review, ReviewParams, ReviewPermission } from '../entities/review.ts'
import { type Failure, toFailure } from '../errors/api-error.ts'
import type { ReviewForm, ReviewSubject } from './review-form.ts'
import {
  type ReviewAttachment,
  type ReviewBody,
  type ReviewFormContext,
  reviewBody,
  reviewErrors,
  reviewFormState,
  withoutMended
} from './review-form-state.ts'

export interface ReviewRules {
  readonly params: ReviewParams
  readonly permission: ReviewPermission
}

export interface SentReview {
  readonly review: Review
  readonly message: string
}

export interface ReviewFormApi {
  load(subject: ReviewSubject, signal: AbortSignal): Promise<ReviewRules>
  send(body: ReviewBody, signal: AbortSignal): Promise<SentReview>
}

export type ReviewFormEvent =
  | { type: 'form.edit'; form: Partial<ReviewForm> }
  | { type: 'file.put'; file: ReviewAttachment }
  | { type: 'file.removed'; key: string }
  | { type: 'review.send' }
  | { type: 'form.reload' }

export type ReviewFormFact = { type: 'review.sent'; review: Review }

/** Whether the visitor may write, what he writes, and what became of it. */
export const createReviewFormMachine = (api: ReviewFormApi, subject: ReviewSubject) =>
  setup({
    types: {
      context: {} as ReviewFormContext,
      events: {} as ReviewFormEvent,
      emitted: {} as ReviewFormFact,
      tags: {} as 'busy'
    },
    actors: {
      load: fromPromise<ReviewRules, ReviewSubject>(({ input, signal }) => api.load(input, signal)),
      send: fromPromise<SentReview, ReviewBody>(({ input, signal }) => api.send(input, signal))
    },
    actions: {
      takeRules: assign((_, { params, permission }: ReviewRules) => ({
        params,
        permission,
        failure: undefined
      })),
      edit: assign(({ context }, patch: Partial<ReviewForm>) =>
        mended({ ...context, form: { ...context.form, ...patch } })
      ),
      putFile: assign(({ context }, file: ReviewAttachment) =>
        mended({ ...context, files: withFile(context.files, file) })
      ),
      removeFile: assign(({ context }, key: string) =>
        mended({ ...context, files: context.files.filter(file => file.key !== key) })
      ),
      showErrors: assign(({ context }) => ({
        errors: reviewErrors(context),
        attempt: context.attempt + 1
      })),
      clearErrors: assign({ errors: {}, failure: undefined }),
      showFailure: assign(({ context }, failure: Failure) => ({
        failure,
        errors: failure.fieldErrors,
        attempt: context.attempt + 1
      })),
      keep: assign((_, { review, message }: SentReview) => ({ review, thanks: message })),
      announce: emit((_, { review }: SentReview) => ({ type: 'review.sent' as const, review }))
    },
    guards: {
      mayPost: (_, { permission }: ReviewRules) => permission.allowPost,
      isWrong: ({ context }) => Object.keys(reviewErrors(context)).length > 0
    }
  }).createMachine({
    id: 'reviewForm',
    context: reviewFormState(subject),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        // What is on its way may be meant for the guest that the visitor was.
        on: { 'form.reload': { target: 'loading', reenter: true } },
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => context.subject,
          onDone: [
            {
              guard: { type: 'mayPost', params: ({ event }) => event.output },
              target: 'editing',
              actions: { type: 'takeRules', params: ({ event }) => event.output }
            },
            {
              target: 'forbidden',
              actions: { type: 'takeRules', params: ({ event }) => event.output }
            }
          ],
          onError: {
            target: 'failed',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      editing: {
        on: {
          'form.edit': { actions: { type: 'edit', params: ({ event }) => event.form } },
          'file.put': { actions: { type: 'putFile', params: ({ event }) => event.file } },
          'file.removed': { actions: { type: 'removeFile', params: ({ event }) => event.key } },
          'review.send': [
            { guard: 'isWrong', actions: 'showErrors' },
            { target: 'sending', actions: 'clearErrors' }
          ]
        }
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => reviewBody(context),
          onDone: {
            target: 'sent',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'announce', params: ({ event }) => event.output }
            ]
          },
          onError: {
            target: 'editing',
            actions: { type: 'showFailure', params: ({ event }) => toFailure(event.error) }
          }
        }
      },
      /** The reason is in `permission`; a sign-in may change it. */
      forbidden: { on: { 'form.reload': 'loading' } },
      failed: { on: { 'form.reload': 'loading' } },
      sent: { type: 'final' }
    }
  })

export type ReviewFormActor = ActorRefFrom<ReturnType<typeof createReviewFormMachine>>

const withFile = (files: readonly ReviewAttachment[], file: ReviewAttachment) =>
  files.some(({ key }) => key === file.key)
    ? files.map(known => (known.key === file.key ? file : known))
    : [...files, file]

const mended = (next: ReviewFormContext) => ({
  form: next.form,
  files: next.files,
  errors: withoutMended(next),
  failure: undefined
})
