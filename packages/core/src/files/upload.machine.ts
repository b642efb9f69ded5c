import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate'

import type { StoredFile } from '../entities/stored-file.ts'
import { type Failure, toFailure } from '../errors/api-error.ts'
import { fileProblem } from './check-file.ts'

/** A file as the visitor chose it. */
export interface ChosenFile {
  readonly file: Blob
  readonly fileName: string
}

export interface UploadApi {
  send(
    chosen: ChosenFile & { readonly targetCode: string },
    onProgress: (share: number) => void,
    signal: AbortSignal
  ): Promise<StoredFile>
}

export interface UploadContext {
  readonly targetCode: string
  /** The share that was sent, from 0 to 1. */
  readonly progress: number
  readonly file: StoredFile | undefined
  readonly failure: Failure | undefined
}

export type UploadEvent =
  | ({ readonly type: 'upload.start' } & ChosenFile)
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.sent'; readonly share: number }
  | { readonly type: 'upload.kept'; readonly file: StoredFile }
  | { readonly type: 'upload.refused'; readonly failure: Failure }

type Sending = ChosenFile & { readonly targetCode: string }

/** One file on its way to the shop: checked before it is sent, and given up at any moment. */
export const createUploadMachine = (api: UploadApi, targetCode: string) =>
  setup({
    types: {
      context: {} as UploadContext,
      events: {} as UploadEvent,
      tags: {} as 'busy'
    },
    actors: {
      send: fromCallback<UploadEvent, Sending>(({ input, sendBack }) => {
        const given = new AbortController()
        const tell = (event: UploadEvent) => {
          if (!given.signal.aborted) sendBack(event)
        }
        api
          .send(input, share => tell({ type: 'upload.sent', share }), given.signal)
          .then(file => tell({ type: 'upload.kept', file }))
          .catch(error => tell({ type: 'upload.refused', failure: toFailure(error) }))
        return () => given.abort()
      })
    },
    actions: {
      begin: assign({ progress: 0, file: undefined, failure: undefined }),
      showProgress: assign((_, share: number) => ({ progress: Math.min(1, Math.max(0, share)) })),
      keep: assign((_, file: StoredFile) => ({ file, progress: 1 })),
      showFailure: assign((_, failure: Failure) => ({ failure }))
    },
    guards: {
      isWrong: ({ context }, { file }: ChosenFile) =>
        fileProblem(context.targetCode, file) !== undefined
    }
  }).createMachine({
    id: 'upload',
    context: { targetCode, progress: 0, file: undefined, failure: undefined },
    initial: 'idle',
    on: {
      'upload.start': [
        {
          guard: { type: 'isWrong', params: ({ event }) => event },
          target: '.failed',
          actions: {
            type: 'showFailure',
            params: ({ context, event }) => refusal(context.targetCode, event.file)
          }
        },
        { target: '.sending', reenter: true }
      ]
    },
    states: {
      idle: {},
      sending: {
        tags: 'busy',
        entry: 'begin',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context, event }) => ({ ...chosen(event), targetCode: context.targetCode })
        },
        on: {
          'upload.sent': { actions: { type: 'showProgress', params: ({ event }) => event.share } },
          'upload.kept': {
            target: 'kept',
            actions: { type: 'keep', params: ({ event }) => event.file }
          },
          'upload.refused': {
            target: 'failed',
            actions: { type: 'showFailure', params: ({ event }) => event.failure }
          },
          'upload.cancel': 'idle'
        }
      },
      kept: {},
      failed: {}
    }
  })

export type UploadActor = ActorRefFrom<ReturnType<typeof createUploadMachine>>

const chosen = (event: UploadEvent): ChosenFile =>
  event.type === 'upload.start' ? event : { file: new Blob(), fileName: '' }

const refusal = (targetCode: string, file: Blob): Failure => ({
  message: fileProblem(targetCode, file) ?? '',
  status: 422,
  fieldErrors: {},
  retryable: false
})
