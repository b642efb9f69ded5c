/** Ids of EBML elements, as WebM names them. */
const ID = {
  header: [0x1a, 0x45, 0xdf, 0xa3],
  docType: [0x42, 0x82],
  docTypeVersion: [0x42, 0x87],
  docTypeReadVersion: [0x42, 0x85],
  segment: [0x18, 0x53, 0x80, 0x67],
  info: [0x15, 0x49, 0xa9, 0x66],
  timestampScale: [0x2a, 0xd7, 0xb1],
  duration: [0x44, 0x89],
  muxer: [0x4d, 0x80],
  writer: [0x57, 0x41],
  tracks: [0x16, 0x54, 0xae, 0x6b],
  track: [0xae],
  trackNumber: [0xd7],
  trackUid: [0x73, 0xc5],
  trackType: [0x83],
  codec: [0x86],
  video: [0xe0],
  width: [0xb0],
  height: [0xba],
  cues: [0x1c, 0x53, 0xbb, 0x6b],
  cue: [0xbb],
  cueTime: [0xb3],
  cuePlaces: [0xb7],
  cueTrack: [0xf7],
  cueCluster: [0xf1],
  cluster: [0x1f, 0x43, 0xb6, 0x75],
  timestamp: [0xe7],
  block: [0xa3]
} as const

const NANOSECONDS_IN_MS = 1_000_000
const VIDEO = 1
const KEY_FRAME = 0x80

function element(id: keyof typeof ID, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  // Eight bytes of length are always enough and always allowed.
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(body.length))
  length[0] = 0x01
  return Buffer.concat([Buffer.from(ID[id]), length, body])
}

function whole(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function fraction(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

const text = (value: string) => Buffer.from(value, 'latin1')

interface Film {
  /** Key frames of VP8, in their order. */
  readonly frames: readonly Buffer[]
  /** Px, of a square. */
  readonly side: number
  readonly framesPerSecond: number
}

/** A film without sound as a WebM file; every frame is a key frame, so that any place can be shown. */
export function webm({ frames, side, framesPerSecond }: Film): Buffer {
  const frameMs = 1000 / framesPerSecond
  const info = element(
    'info',
    element('timestampScale', whole(NANOSECONDS_IN_MS)),
    element('duration', fraction(frames.length * frameMs)),
    element('muxer', text('Vitrina')),
    element('writer', text('Vitrina'))
  )
  const blocks = frames.map((frame, place) => block(frame, Math.round(place * frameMs)))
  const cluster = element('cluster', element('timestamp', whole(0)), ...blocks)
  const beforeCues = Buffer.concat([info, tracksOf(side)])
  const cues = cuesAt(beforeCues.length + cuesAt(0).length)
  return Buffer.concat([header(), element('segment', beforeCues, cues, cluster)])
}

const header = () =>
  element(
    'header',
    element('docType', text('webm')),
    element('docTypeVersion', whole(2)),
    element('docTypeReadVersion', whole(2))
  )

const tracksOf = (side: number) =>
  element(
    'tracks',
    element(
      'track',
      element('trackNumber', whole(1)),
      element('trackUid', whole(1)),
      element('trackType', whole(VIDEO)),
      element('codec', text('V_VP8')),
      element('video', element('width', whole(side)), element('height', whole(side)))
    )
  )

/** Where the only cluster begins, counted from the start of the segment. */
const cuesAt = (cluster: number) =>
  element(
    'cues',
    element(
      'cue',
      element('cueTime', whole(0)),
      element('cuePlaces', element('cueTrack', whole(1)), element('cueCluster', whole(cluster)))
    )
  )

function block(frame: Buffer, atMs: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, KEY_FRAME])
  head.writeInt16BE(atMs, 1)
  return element('block', head, frame)
}

const RIFF_HEADER = 12
const CHUNK_HEADER = 8

/** A lossy WebP without transparency holds one key frame of VP8. */
export function frameOfWebp(picture: Buffer): Buffer {
  for (let at = RIFF_HEADER; at < picture.length; ) {
    const size = picture.readUInt32LE(at + 4)
    if (picture.toString('latin1', at, at + 4) === 'VP8 ') {
      return picture.subarray(at + CHUNK_HEADER, at + CHUNK_HEADER + size)
    }
    at += CHUNK_HEADER + size + (size % 2)
  }
  throw new Error('The picture holds no frame of VP8')
}
