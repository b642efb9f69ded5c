import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A call that carries one file beside its body, as `multipart/form-data`. */
export interface UploadShape {
  /** Name of the form's part that holds the file; the fields of `body` are its other parts. */
  readonly field: string
  readonly maxBytes: number
}

export interface EndpointShape {
  readonly method: Method
  /** Spelled as in the specification; `{name}` marks a path parameter. */
  readonly path: string
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Its body is a form with a file: an object of texts, one part each. */
  readonly upload?: UploadShape
  readonly response: z.ZodMiniType
  /** A POST that only reads may be repeated after a failure. */
  readonly reads?: true
  /** Its 401 is the caller's to show: neither a refresh nor a sign-out follows (E4). */
  readonly credentials?: true
  /**
   * Of a call with `credentials`: a member's token goes along, so that what is proven counts for the
   * account. A guest calls without one.
   */
  readonly asMember?: true
  /** Carries the anti-bot proof when configuration asks for it. */
  readonly guarded?: true
  /** A bearer token that does not hold any more is no reason to refuse it: who asks is then a guest. */
  readonly anyToken?: true
  /** Refused without a bearer token. */
  readonly signedIn?: true
  /** The same answer for every visitor of a site: caches may keep it for so long. */
  readonly publicSeconds?: number
}

/** Declares one call of the shop's API: data for the client, the backend, the mocks and OpenAPI. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Shape extends EndpointShape>(shape: Shape): Shape {
  return shape
}

/** Tells contracts from the other values that the module of contracts exports. */
export const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

type ParamsInput<Path> = [ParamNames<Path>] extends [never]
  ? unknown
  : { readonly params: { readonly [Name in ParamNames<Path>]: string | number } }

type QueryInput<Shape> = Shape extends { query: infer Query extends z.ZodMiniType }
  ? Partial<z.input<Query>> extends z.input<Query>
    ? { readonly query?: z.input<Query> }
    : { readonly query: z.input<Query> }
  : unknown

type BodyInput<Shape> = Shape extends { body: infer Body extends z.ZodMiniType }
  ? { readonly body: z.input<Body> }
  : unknown

/** `onProgress` hears the share that was sent, from 0 to 1, where the host can tell. */
export interface UploadInput {
  readonly file: Blob
  /** Shown to people; the server trusts it with nothing. */
  readonly fileName: string
  readonly onProgress?: (share: number) => void
}

type FileInput<Shape> = Shape extends { upload: UploadShape } ? UploadInput : unknown

/** Input of a call: path parameters, query, body and file, as far as its contract has them. */
export type EndpointInput<Shape extends EndpointShape> = ParamsInput<Shape['path']> &
  QueryInput<Shape> &
  BodyInput<Shape> &
  FileInput<Shape>

export type EndpointOutput<Shape extends EndpointShape> = z.output<Shape['response']>
