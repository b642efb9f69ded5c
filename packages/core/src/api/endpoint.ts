import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface EndpointShape {
  readonly method: Method
  /** Spelled as in the specification; `{name}` marks a path parameter. */
  readonly path: string
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly response: z.ZodMiniType
  /** A POST that only reads may be repeated after a failure. */
  readonly reads?: true
  /** Its 401 is the caller's to show: neither a refresh nor a sign-out follows (E4). */
  readonly credentials?: true
  /** Carries the anti-bot proof when configuration asks for it. */
  readonly guarded?: true
  /** Refused without a bearer token. */
  readonly signedIn?: true
}

/** Declares one call of the shop's API: data for the client, the backend, the mocks and OpenAPI. */
export const endpoint = <const Shape extends EndpointShape>(shape: Shape): Shape => shape

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type ParamsPart<Path> = [ParamNames<Path>] extends [never]
  ? unknown
  : { readonly params: { readonly [Name in ParamNames<Path>]: string | number } }

type QueryPart<Shape> = Shape extends { query: infer Query extends z.ZodMiniType }
  ? Partial<z.input<Query>> extends z.input<Query>
    ? { readonly query?: z.input<Query> }
    : { readonly query: z.input<Query> }
  : unknown

type BodyPart<Shape> = Shape extends { body: infer Body extends z.ZodMiniType }
  ? { readonly body: z.input<Body> }
  : unknown

/** What a caller passes: path parameters, query and body, each only if the contract has it. */
export type EndpointInput<Shape extends EndpointShape> = ParamsPart<Shape['path']> &
  QueryPart<Shape> &
  BodyPart<Shape>

export type EndpointOutput<Shape extends EndpointShape> = z.output<Shape['response']>
