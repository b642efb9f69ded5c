import type { Api } from '../api/api.ts'
import { uploadFile } from '../contracts/file.ts'
import type { UploadApi } from './upload.machine.ts'

/** Sends files to the API. */
export const createUploadApi = (api: Api): UploadApi => ({
  send: ({ file, fileName, targetCode }, onProgress, signal) =>
    api(uploadFile, { body: { targetCode }, file, fileName, onProgress }, signal)
})
