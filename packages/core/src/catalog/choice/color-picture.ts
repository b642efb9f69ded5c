import type { Picture } from '../../entities/picture.ts'
import type { Product, ProductGroup } from '../../entities/product.ts'

/** Place of the picture that shows a colour; -1 where none does. */
export const placeOfColor = (
  images: readonly Picture[],
  color: ProductGroup['color'] | undefined
): number => (color ? images.findIndex(picture => picture.color === color.code) : -1)

/**
 * Place of the picture that shows a group of a product: the one that names its colour; where none does,
 * pictures stand in the order of the colours.
 */
export function placeOfGroup(
  { images, groups }: Pick<Product, 'images' | 'groups'>,
  { color }: Pick<ProductGroup, 'color'>
): number {
  if (color === null) return 0
  const named = placeOfColor(images, color)
  if (named !== -1) return named
  const colors = [...new Set(groups.flatMap(group => group.color?.code ?? []))]
  return Math.min(colors.indexOf(color.code), Math.max(0, images.length - 1))
}

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
