/** Path of a picture: not JSON, so it is no endpoint. `media/` builds its addresses. */
export const imageMinifierPath = '/image-minifier/v1/{fileId}.{ext}'
