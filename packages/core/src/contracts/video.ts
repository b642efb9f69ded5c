/** Path of a video: not JSON, so it is no endpoint; it answers range requests. */
export const videoPath = '/video/v1/{fileId}.{ext}'
