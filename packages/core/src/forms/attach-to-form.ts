import type { EndpointCall } from '../api/endpoint-call.ts'
import { attachFile, type ChosenFile, type FilePlace, type FormWithFiles } from './attach-file.ts'
import { uploadFor } from './upload-for.ts'

/** Uploads a file for a review or a refund and puts it to its form, which tells what went wrong. */
export const attachToForm =
  ({ api }: { readonly api: EndpointCall }) =>
  (form: FormWithFiles, chosen: ChosenFile, place: FilePlace): Promise<void> =>
    attachFile(form, chosen, place, uploadFor(api, place.targetCode))
