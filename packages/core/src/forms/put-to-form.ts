import type { EndpointCall } from '../api/endpoint-call.ts'
import { type ChosenFile, type FilePlace, type FormWithFiles, putFile } from './put-file.ts'
import { uploadFor } from './upload-for.ts'

/** Uploads a file for a review or a refund and puts it to its form, which tells what went wrong. */
export const putToForm =
  ({ api }: { readonly api: EndpointCall }) =>
  (form: FormWithFiles, chosen: ChosenFile, place: FilePlace): Promise<void> =>
    putFile(form, chosen, place, uploadFor(api, place.targetCode))
