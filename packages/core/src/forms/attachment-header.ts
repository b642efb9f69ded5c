/** `Content-Disposition` of a file: plain letters for old programs, its true name for the others. */
export const attachmentHeader = (title: string): string =>
  `attachment; filename="${title.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(title).replaceAll(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
