import type { EndpointCall } from '../api/endpoint-call.ts'
import { uploadFile } from '../contracts/file.ts'
import { uploadImage } from '../contracts/image-uploader.ts'
import type { ChosenFile } from './attach-file.ts'
import { kindOfType } from './check-file.ts'

/** How files of a form are sent (§7): pictures of a review, which all will see, by the uploader of pictures. */
export const uploadFor =
  (call: EndpointCall, targetCode: string) =>
  async (
    { blob: file, name: fileName }: Pick<ChosenFile, 'blob' | 'name'>,
    onProgress?: (share: number) => void,
    signal?: AbortSignal
  ): Promise<string> => {
    const sent = { file, fileName, ...(onProgress && { onProgress }) }
    if (targetCode === 'review' && kindOfType(file.type) === 'picture')
      return (await call(uploadImage, sent, signal)).fileId
    return (await call(uploadFile, { ...sent, body: { targetCode } }, signal)).id
  }
