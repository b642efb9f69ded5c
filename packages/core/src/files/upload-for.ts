import type { Api } from '../api/api.ts'
import { uploadFile } from '../contracts/file.ts'
import { uploadImage } from '../contracts/image-uploader.ts'
import { kindOfType } from './check-file.ts'
import type { UploadFile } from './put-file.ts'

/** How files of a form are sent (§7): pictures of a review, which all will see, by the uploader of pictures. */
export const uploadFor =
  (api: Api, targetCode: string): UploadFile =>
  async ({ blob: file, name: fileName }, onProgress, signal) => {
    const sent = { file, fileName, onProgress }
    if (targetCode === 'review' && kindOfType(file.type) === 'picture')
      return (await api(uploadImage, sent, signal)).fileId
    return (await api(uploadFile, { ...sent, body: { targetCode } }, signal)).id
  }
