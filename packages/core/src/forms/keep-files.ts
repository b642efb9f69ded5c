import type { EndpointCall } from '../api/endpoint-call.ts'
import { ApiError } from '../platform/api-error.ts'
import type { FilePlace } from './attach-file.ts'
import { filesProblem } from './check-file.ts'
import { uploadFor } from './upload-for.ts'

/** A file of a form that came without script. */
export type PostedFile = Blob & { readonly name: string }

/**
 * Keeps the files of a form that came without script; returns the ids for its request.
 *
 * @throws ApiError 422 that names a file which cannot go with it, before the first is sent.
 */
export async function keepFiles(
  call: EndpointCall,
  { targetCode, max }: FilePlace,
  files: readonly PostedFile[]
): Promise<string[]> {
  const problem = filesProblem(targetCode, files, max)
  if (problem !== undefined) throw new ApiError({ status: 422, message: problem })
  const keep = uploadFor(call, targetCode)
  return Promise.all(files.map(blob => keep({ name: blob.name, blob })))
}
