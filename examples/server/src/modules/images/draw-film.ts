import sharp, { type Sharp } from 'sharp'

import type { Subject } from '../../drawings/film.ts'
import { frameOfWebp, webm } from './webm.ts'

const SIDE = 640
const ZOOM = 3
const FRAMES_PER_SECOND = 12
const QUALITY = 74
const TURN_FRAMES = 12
const ZOOM_FRAMES = 14
const HOLD_FRAMES = 8
const SVG_DENSITY = 72
const ART_SIDE = 256

/** Goods turn round once and come close, on a cover of one colour. */
export async function drawFilm(subject: Subject, background: string): Promise<Buffer> {
  const { front, back, closeUp } = subject
  const large = await rasterize(front, SIDE * ZOOM)
  const near = await Promise.all(
    steps(ZOOM_FRAMES).map(share => zoomed(large, closeUp, share, background))
  )
  const turn = back === undefined ? [] : await turning(large, back, background)
  const still = near.slice(0, 1)
  const frames = [
    ...hold(still),
    ...turn,
    ...hold(turn.slice(-1)),
    ...turn.toReversed(),
    ...near,
    ...hold(near.slice(-1)),
    ...near.toReversed()
  ]
  return webm({ frames, side: SIDE, framesPerSecond: FRAMES_PER_SECOND })
}

const steps = (count: number) => Array.from({ length: count }, (_, place) => place / (count - 1))
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2
const hold = (frames: readonly Buffer[]) =>
  frames.flatMap(frame => Array.from({ length: HOLD_FRAMES }, () => frame))

const rasterize = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (SVG_DENSITY * side) / ART_SIDE })
    .png({ compressionLevel: 0 })
    .toBuffer()

const encode = async (picture: Sharp, background: string) =>
  frameOfWebp(await picture.flatten({ background }).webp({ quality: QUALITY }).toBuffer())

/** From the whole picture, 0, to a third of its width, 1. */
function zoomed(
  large: Buffer,
  [x, y]: Subject['closeUp'],
  share: number,
  background: string
): Promise<Buffer> {
  const whole = SIDE * ZOOM
  const width = Math.round(whole - (whole - SIDE) * eased(share))
  const edge = (middle: number) =>
    Math.round(Math.min(whole - width, Math.max(0, middle * whole - width / 2)))
  const region = { left: edge(x), top: edge(y), width, height: width }
  return encode(sharp(large).extract(region).resize(SIDE, SIDE), background)
}

async function turning(front: Buffer, back: string, background: string): Promise<Buffer[]> {
  const behind = await rasterize(back, SIDE)
  return Promise.all(
    steps(TURN_FRAMES).map(async share => {
      const angle = Math.PI * eased(share)
      const width = Math.max(2, Math.round(SIDE * Math.abs(Math.cos(angle))))
      const input = await sharp(share < 0.5 ? front : behind)
        .resize(width, SIDE, { fit: 'fill' })
        .png({ compressionLevel: 0 })
        .toBuffer()
      const canvas = { width: SIDE, height: SIDE, channels: 3, background } as const
      const composed = await sharp({ create: canvas })
        .composite([{ input, gravity: 'centre' }])
        .png({ compressionLevel: 0 })
        .toBuffer()
      return encode(sharp(composed), background)
    })
  )
}
