import type { Picture } from '../entities/picture.ts'
import type { ProductGroup } from '../entities/product.ts'

/** Place of the picture that shows a colour; -1 where none does. */
export const placeOfColor = (
  images: readonly Picture[],
  color: ProductGroup['color'] | undefined
): number => (color ? images.findIndex(picture => picture.color === color.code) : -1)

/** The picture of a colour, else the first one there is. */
export const colorPicture = (
  images: readonly Picture[],
  color: ProductGroup['color'] | undefined
): Picture | undefined => images[placeOfColor(images, color)] ?? images[0]

/** The pictures of the colour that stands at a place, from there on; then those of every colour. */
export function picturesFrom(images: readonly Picture[], first: number): readonly Picture[] {
  const color = images[first]?.color
  const around = [...images.slice(first), ...images.slice(0, first)]
  if (color === undefined) return around
  return [
    ...around.filter(picture => picture.color === color),
    ...around.filter(picture => picture.color === undefined)
  ]
}
