import sharp from 'sharp'

/** A photo with a place in its EXIF, lying on its side. */
export const photo = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#d5303e' } })
    .withExif({
      IFD0: { Make: 'Penal Camera' },
      IFD3: { GPSLatitude: '55/1 45/1 0/1', GPSLatitudeRef: 'N' }
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** The smallest film: boxes in their order, a place where cameras write it. */
export function film(seconds = 1): Buffer {
  const place = box('udta', box('\xa9xyz', Buffer.from('+55.7522+037.6156/', 'latin1')))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1')),
    box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), place])),
    box('mdat', Buffer.alloc(seconds * 1000, 7))
  ])
}

export const document = (body = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${body}>>\nendobj\ntrailer\n<<>>\n%%EOF\n`)

function box(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

export const blob = (bytes: Buffer | string, type = '') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })
