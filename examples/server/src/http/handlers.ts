import type { EndpointShape, UploadShape } from '@vitrina/core/api'
import type * as contracts from '@vitrina/core/contracts'
import type * as z from 'zod/mini'

import type { Call } from './call.ts'
import type { ReceivedFile } from './upload.ts'

type Contracts = typeof contracts

export type EndpointName = {
  [Name in keyof Contracts]: Contracts[Name] extends EndpointShape ? Name : never
}[keyof Contracts]

type Part<Shape, Key extends string> =
  Shape extends Record<Key, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined

/** What came in, checked against the contract. */
export interface HandlerInput<Shape extends EndpointShape> {
  readonly params: Readonly<Record<string, string>>
  readonly query: Part<Shape, 'query'>
  readonly body: Part<Shape, 'body'>
  readonly file: Shape extends { upload: UploadShape } ? ReceivedFile : undefined
}

export type Handler<Shape extends EndpointShape> = (
  input: HandlerInput<Shape>,
  call: Call
) => Promise<z.input<Shape['response']>>

/** One handler for every contract: a missing or lying one does not compile. */
export type Handlers = {
  readonly [Name in EndpointName]: Handler<Contracts[Name]>
}
