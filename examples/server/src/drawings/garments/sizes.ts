import type { Body } from '../drawing.ts'

const toHalf = (cm: number) => Math.round(cm * 2) / 2

/** Half of a garment's girth: the body's and the ease of the cut, cm. */
export const halfChest = (ease: number) => (body: Body) => toHalf((body.chest + ease) / 2)

export const halfWaist = (ease: number) => (body: Body) => toHalf((body.waist + ease) / 2)

/** A length that grows with the child, as a share of the height. */
export const share = (part: number) => (body: Body) => Math.round(body.height * part)

export const inseam = (body: Body) => body.inseam

/** The insole is half a centimetre longer than the foot. */
export const insole = (body: Body) => body.foot + 0.5
